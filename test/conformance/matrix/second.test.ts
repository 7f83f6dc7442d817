import { describePart } from "./part.ts";

describePart(1);
