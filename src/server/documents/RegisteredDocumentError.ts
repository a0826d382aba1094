import { StartError } from "../database/StartError";

/** A document of another client that cannot be served: which file, and what is wrong with it. */
export class RegisteredDocumentError extends StartError {
  readonly file: string;
  readonly fault: string;

  /** @param wayOut what to do about it, in a sentence. */
  constructor(file: string, fault: string, wayOut: string) {
    super(`${file}: ${fault} ${wayOut}`);
    this.file = file;
    this.fault = fault;
  }
}
