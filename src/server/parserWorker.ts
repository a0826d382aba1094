import { parentPort } from "node:worker_threads";
import { readMemberList } from "./members/memberList";
import { readImport } from "./imports/readImport";
import { readRoster } from "./roster/readRoster";
import { loadWordLists, readTexts } from "./texts/upload/readTexts";

/**
 * The parsers that run in worker threads (files/ParserPool.ts). Each takes bytes and returns plain data, also when it
 * refuses them; all code that parses uploads is one of these. They import no GraphQL or database code, so that a worker
 * starts fast.
 */
export type ParserJobs = {
  readonly readTexts: { readonly name: "readTexts"; readonly bytes: Uint8Array; readonly fileName: string };
  readonly readMemberList: { readonly name: "readMemberList"; readonly bytes: Uint8Array };
  readonly readRoster: {
    readonly name: "readRoster";
    readonly bytes: Uint8Array;
    /** The column of users.csv with which people sign in at a provider; null for none. */
    readonly keyColumn: string | null;
  };
  readonly readImport: { readonly name: "readImport"; readonly bytes: Uint8Array; readonly now: number };
};

export type ParserJob = ParserJobs[keyof ParserJobs];

export type ParserReply = { readonly value: unknown } | { readonly failed: string };

function parse(job: ParserJob): unknown {
  switch (job.name) {
    case "readTexts":
      return readTexts(job.bytes, job.fileName);
    case "readMemberList":
      return readMemberList(job.bytes);
    case "readRoster":
      return readRoster(job.bytes, job.keyColumn);
    case "readImport":
      return readImport(job.bytes, job.now);
  }
}

async function read(job: ParserJob): Promise<ParserReply> {
  try {
    return { value: await parse(job) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", (job: ParserJob) => void read(job).then((reply) => parentPort?.postMessage(reply)));
// All code and word lists are loaded by then.
void loadWordLists().then(() => parentPort?.postMessage("ready"));
