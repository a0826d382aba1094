import type { FastifyBaseLogger } from "fastify";
import { createLog } from "./createLog";
import type { OperationsConfig } from "./readOperationsConfig";

/** The log of the process, and a way to say what the host of it should read. */
export type OpenedLog = { readonly log: FastifyBaseLogger; readonly say: (line: string) => void };

/** Where somebody reads, as on a terminal: sentences, and the log only of what goes wrong. Anywhere else every line is JSON. */
export function openLog({ logLevel, logFormat }: Pick<OperationsConfig, "logLevel" | "logFormat">): OpenedLog {
  const isRead = logFormat === null ? process.stdout.isTTY : logFormat === "text";
  const log = createLog(logLevel ?? (isRead ? "warn" : "info"));
  return { log, say: isRead ? (line) => void process.stdout.write(`${line}\n`) : (line) => log.info(line.trim()) };
}
