import { GraphQLError } from "graphql";
import type { ErrorCode } from "../../contract/errorCodes";
import { errorCatalogue } from "../../contract/errorCatalogue";

/** A request that is refused before anything of it runs: an HTTP status and a code of the catalogue. */
export class RequestFailure extends Error {
  readonly status: number;
  readonly code: ErrorCode;

  /**
   * @param detail what is wrong and how to mend it, for who writes the client; the catalogue's sentence when left out.
   */
  constructor(status: number, code: ErrorCode, detail?: string) {
    super(detail ?? errorCatalogue[code].message["en-US"]);
    this.status = status;
    this.code = code;
  }

  /** As both doors tell of it: one error for each thing that is wrong. */
  toErrors(): readonly GraphQLError[] {
    return [new GraphQLError(this.message, { extensions: { code: this.code } })];
  }

  /** The response body of GraphQL over HTTP for a request that did not run. */
  toBody(): string {
    return JSON.stringify({ errors: this.toErrors() });
  }
}
