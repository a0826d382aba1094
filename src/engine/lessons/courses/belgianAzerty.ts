import { buildCourse } from "../buildCourse";
import { lastRungs } from "./lastRungs";

/**
 * Belgian AZERTY: home row q s d f g h j k l m; comma, semicolon, colon and equals sign on the bottom row; the full
 * stop, the question mark and the
 * digits with Shift; é è ç à ù have keys of their own, ^ and ¨ are dead keys (field report, section 3.3).
 */
export const belgianAzerty = buildCourse("be-azerty", [
  { name: "posture", kind: "posture", keys: [], speed: 40 },
  { name: "fj", kind: "keys", keys: ["f", "j"], speed: 40 },
  { name: "dk", kind: "keys", keys: ["d", "k"], speed: 40 },
  { name: "sl", kind: "keys", keys: ["s", "l"], speed: 40 },
  { name: "qm", kind: "keys", keys: ["q", "m"], speed: 40 },
  { name: "gh", kind: "keys", keys: ["g", "h"], speed: 40 },
  { name: "ei", kind: "keys", keys: ["e", "i"], speed: 40 },
  { name: "ru", kind: "keys", keys: ["r", "u"], speed: 40 },
  { name: "ty", kind: "keys", keys: ["t", "y"], speed: 40 },
  { name: "zo", kind: "keys", keys: ["z", "o"], speed: 40 },
  { name: "ap", kind: "keys", keys: ["a", "p"], speed: 40 },
  { name: "nv", kind: "keys", keys: ["n", "v"], speed: 60 },
  { name: "b", kind: "keys", keys: ["b", ","], speed: 60 },
  { name: "c", kind: "keys", keys: ["c", ";"], speed: 60, instructions: "be-c" },
  { name: "x", kind: "keys", keys: ["x", ":"], speed: 60, instructions: "be-x" },
  { name: "w", kind: "keys", keys: ["w", "="], speed: 60 },
  {
    name: "capitals",
    kind: "capitals",
    keys: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", ".", "?"],
    speed: 60,
    instructions: "be-capitals",
  },
  { name: "correcting", kind: "correcting", keys: [], speed: 60 },
  {
    name: "accents",
    kind: "signs",
    keys: ["é", "è", "ç", "à", "ù", "'", '"', "!", "ê", "ë", "ï"],
    speed: 40,
    instructions: "be-accents",
  },
  { name: "digits", kind: "digits", keys: [..."1234567890"], speed: 40, instructions: "be-digits" },
  {
    name: "symbols",
    kind: "symbols",
    keys: ["€", "@", "&", "(", ")", "-", "_", "+", "/", "%", "§"],
    speed: 40,
    instructions: "be-symbols",
  },
  ...lastRungs,
]);
