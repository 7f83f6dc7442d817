export { didYouMean } from "../json/suggest.ts";
