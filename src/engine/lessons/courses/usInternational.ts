import { buildCourse } from "../buildCourse";
import { lastRungs } from "./lastRungs";
import { qwertyRungs } from "./qwertyRungs";

/** US-International, the keyboard of the Netherlands: accents with dead keys. */
export const usInternational = buildCourse("us-intl", [
  ...qwertyRungs,
  { name: "accents", kind: "signs", keys: ["?", "!", ":", "'", '"', "é", "ë", "ï", "ó", "è", "ê", "ç"], speed: 40 },
  { name: "digits", kind: "digits", keys: [..."1234567890"], speed: 40 },
  { name: "symbols", kind: "symbols", keys: ["€", "@", "&", "(", ")", "-", "_", "+", "=", "%"], speed: 40 },
  ...lastRungs,
]);
