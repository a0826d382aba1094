import { isCommand } from "./database/copying/runCommand";
import { errorCode } from "./database/embedded/errorCode";

/** Says that and why the server did not start, or a command did not work, to whoever gave it. */
export function explainStart(error: unknown, command?: string): string {
  const reason = reasonOf(error);
  return `Typeloop could not ${isCommand(command) ? command : command === "documents" ? "do that with the documents" : "start"}:${reason.includes("\n") ? "\n" : " "}${reason}`;
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
