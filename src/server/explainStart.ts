import { errorCode } from "./database/embedded/errorCode";

/** Says that and why the server did not start, to whoever started it. */
export function explainStart(error: unknown): string {
  const reason = reasonOf(error);
  return `Typeloop could not start:${reason.includes("\n") ? "\n" : " "}${reason}`;
}

/** What the system says is put in words; our own errors have them. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return `another program listens there already (${words}). Stop it, or set PORT to another number.`;
    case "EADDRNOTAVAIL":
      return `HOST is no address of this computer (${words}).`;
    case "EACCES":
      return `this user may not do that (${words}).`;
    case "ENOSPC":
      return `the disk is full (${words}).`;
    default:
      return words;
  }
}
