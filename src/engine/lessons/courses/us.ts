import { buildCourse } from "../buildCourse";
import { lastRungs } from "./lastRungs";
import { qwertyRungs } from "./qwertyRungs";

/** US, without dead keys: it has neither accents nor the euro sign. */
export const us = buildCourse("us", [
  ...qwertyRungs,
  { name: "signs", kind: "signs", keys: ["?", "!", ":", "'", '"'], speed: 40 },
  { name: "digits", kind: "digits", keys: [..."1234567890"], speed: 40 },
  {
    name: "symbols",
    kind: "symbols",
    keys: ["$", "@", "&", "(", ")", "-", "_", "+", "=", "%"],
    speed: 40,
    instructions: "us-symbols",
  },
  ...lastRungs,
]);
