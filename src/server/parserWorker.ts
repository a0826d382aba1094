import { parentPort } from "node:worker_threads";
import { readMemberList } from "./members/memberList";
import { readTexts } from "./texts/upload/readTexts";

/**
 * What a worker thread reads for the server (files/ParserPool.ts). Each parser takes bytes and gives plain data, and
 * refuses as data; whatever reads an uploaded file is
 * one of these. They import nothing that knows GraphQL or the database, so that a worker starts quickly.
 */
export type ParserJobs = {
  readonly readTexts: { readonly name: "readTexts"; readonly bytes: Uint8Array; readonly fileName: string };
  readonly readMemberList: { readonly name: "readMemberList"; readonly bytes: Uint8Array };
};

export type ParserJob = ParserJobs[keyof ParserJobs];

export type ParserReply = { readonly value: unknown } | { readonly failed: string };

async function read(job: ParserJob): Promise<ParserReply> {
  try {
    return { value: job.name === "readTexts" ? await readTexts(job.bytes, job.fileName) : readMemberList(job.bytes) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", (job: ParserJob) => void read(job).then((reply) => parentPort?.postMessage(reply)));
// All code is loaded.
parentPort?.postMessage("ready");
