import { StartError } from "../StartError";

/** A file that is no backup, or not a whole one. */
export class DamagedBackup extends StartError {
  constructor(file: string, what: string) {
    super(`${file} cannot be restored: ${what}. Nothing was changed.`);
  }
}
