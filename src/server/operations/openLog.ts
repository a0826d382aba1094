import type { FastifyBaseLogger } from "fastify";
import { createLog } from "./createLog";
import type { OperationsConfig } from "./readOperationsConfig";

/** The log of the process, and a way to say what the host of it should read. */
export type OpenedLog = { readonly log: FastifyBaseLogger; readonly say: (line: string) => void };

/** On a terminal somebody reads: sentences, and the log only of what goes wrong. Anywhere else every line is JSON. */
export function openLog({ logLevel }: Pick<OperationsConfig, "logLevel">): OpenedLog {
  const isRead = process.stdout.isTTY;
  const log = createLog(logLevel ?? (isRead ? "warn" : "info"));
  return { log, say: isRead ? (line) => void process.stdout.write(`${line}\n`) : (line) => log.info(line.trim()) };
}
