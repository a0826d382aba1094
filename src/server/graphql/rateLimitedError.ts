import { GraphQLError } from "graphql";
import { errorCatalogue } from "../../contract/errorCatalogue";

/**
 * The refusal RATE_LIMITED of a field whose type cannot say it. `extensions.retryAfterSeconds` is how long to wait.
 * @param retryAfterSeconds whole seconds, at least 1.
 * @param message the catalogue's sentence, unless another says more.
 */
export function rateLimitedError(
  retryAfterSeconds: number,
  message: string = errorCatalogue.RATE_LIMITED.message["en-US"],
): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "RATE_LIMITED", retryAfterSeconds } });
}
