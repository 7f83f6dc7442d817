import { describeGuides } from "./part.ts";

describeGuides(3);
