import { readFileSync } from "node:fs";

/** For `node --import`: the clock of a process is ahead by as many ms as the file TYPELOOP_TEST_CLOCK says. */
const { now } = Date;
const file = process.env["TYPELOOP_TEST_CLOCK"] ?? "";

Date.now = () => now() + Number(readFileSync(file, "utf8"));
