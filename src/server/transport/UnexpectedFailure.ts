import { GraphQLError } from "graphql";
import { RequestFailure } from "./RequestFailure";

/** A request that broke the server's own way of answering. The client learns only under which id the log tells more. */
export class UnexpectedFailure extends RequestFailure {
  readonly #traceId: string;

  constructor(traceId: string) {
    super(500, "INTERNAL");
    this.#traceId = traceId;
  }

  override toErrors(): readonly GraphQLError[] {
    return [new GraphQLError(this.message, { extensions: { code: this.code, traceId: this.#traceId } })];
  }
}
