import type { FastifyBaseLogger } from "fastify";
import { createLog } from "./createLog";
import type { OperationsConfig } from "./readOperationsConfig";

/**
 * The log of the process, and a way to say what the host of it should read: `sayAlways` as a warning, where only those
 * are logged.
 */
export type OpenedLog = {
  readonly log: FastifyBaseLogger;
  readonly say: (line: string) => void;
  readonly sayAlways: (line: string) => void;
};

const print = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Where somebody reads, as on a terminal: sentences, and the log only of what goes wrong. Anywhere else every line is
 * JSON.
 */
export function openLog({ logLevel, logFormat }: Pick<OperationsConfig, "logLevel" | "logFormat">): OpenedLog {
  const isRead = logFormat === null ? process.stdout.isTTY : logFormat === "text";
  const log = createLog(logLevel ?? (isRead ? "warn" : "info"));
  return isRead
    ? { log, say: print, sayAlways: print }
    : { log, say: (line) => log.info(line.trim()), sayAlways: (line) => log.warn(line.trim()) };
}
