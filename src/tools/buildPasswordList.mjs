import { writeFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";
import { limits } from "../contract/limits.ts";

/** How many passwords the list has, of those that are long enough to be taken at all. */
const size = 10_000;

const common = dictionary["passwords-common"]
  .filter((password) => password.length >= limits.password.min && !/\s/u.test(password))
  .slice(0, size);
if (common.length < size) throw new Error(`Only ${common.length} passwords are left.`);

writeFileSync(
  new URL("../server/users/commonPasswords.ts", import.meta.url),
  `/**
 * The 10,000 most common passwords of ${limits.password.min} characters or more, in small letters. Written by
 * src/tools/buildPasswordList.mjs: change that, not this. Source: @zxcvbn-ts/language-common 4.1.3, MIT licence,
 * copyright (c) the zxcvbn-ts authors and (c) 2012-2016 Dan Wheeler and Dropbox, Inc.; the licence itself is in
 * src/contract/languages/LICENCE.md.
 */
export const commonPasswords: readonly string[] =
  ${JSON.stringify(common.join(" "))}.split(" ");
`,
);
