import { GraphQLError } from "graphql";
import type { ErrorCode } from "../../contract/errorCodes";
import { RequestFailure } from "./RequestFailure";

/** A text that is no document, or none for this schema. Tells each fault with its places, for who is writing it. */
export class InvalidDocument extends RequestFailure {
  readonly #faults: readonly GraphQLError[];

  constructor(code: ErrorCode, faults: readonly GraphQLError[]) {
    super(400, code, faults[0]?.message);
    this.#faults = faults;
  }

  override toErrors(): readonly GraphQLError[] {
    return this.#faults.map(
      ({ message, nodes = null, source = null, positions = null }) =>
        new GraphQLError(message, { nodes, source, positions, extensions: { code: this.code } }),
    );
  }
}
