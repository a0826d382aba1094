import type { Rung } from "../buildCourse";

/** The letters of QWERTY by pairs, home row first, as in the ladder of the field report (section 3.3). */
export const qwertyRungs: readonly Rung[] = [
  { name: "posture", kind: "posture", keys: [], speed: 40 },
  { name: "fj", kind: "keys", keys: ["f", "j"], speed: 40 },
  { name: "dk", kind: "keys", keys: ["d", "k"], speed: 40 },
  { name: "sl", kind: "keys", keys: ["s", "l"], speed: 40 },
  { name: "a", kind: "keys", keys: ["a", ";"], speed: 40 },
  { name: "gh", kind: "keys", keys: ["g", "h"], speed: 40 },
  { name: "ei", kind: "keys", keys: ["e", "i"], speed: 40 },
  { name: "ru", kind: "keys", keys: ["r", "u"], speed: 40 },
  { name: "ty", kind: "keys", keys: ["t", "y"], speed: 40 },
  { name: "ow", kind: "keys", keys: ["o", "w"], speed: 40 },
  { name: "pq", kind: "keys", keys: ["p", "q"], speed: 40 },
  { name: "nv", kind: "keys", keys: ["n", "v"], speed: 60 },
  { name: "bm", kind: "keys", keys: ["b", "m"], speed: 60 },
  { name: "c", kind: "keys", keys: ["c", ","], speed: 60 },
  { name: "x", kind: "keys", keys: ["x", "."], speed: 60 },
  { name: "z", kind: "keys", keys: ["z", "/"], speed: 60 },
  { name: "capitals", kind: "capitals", keys: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"], speed: 60 },
  { name: "correcting", kind: "correcting", keys: [], speed: 60 },
];
