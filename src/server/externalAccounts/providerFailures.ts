import type { ErrorCode } from "../../contract/errorCodes";

/** What a provider says when a person declined, or closed its page. */
const cancelled = new Set(["access_denied", "login_required", "consent_required", "interaction_required"]);
/** What a provider says when it is out of order (https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1). */
const outOfOrder = new Set(["server_error", "temporarily_unavailable"]);

const networkFailures = /^(?:fetch failed|terminated)$|^(?:ECONN|EHOST|ENET|EAI_|ENOTFOUND|EPIPE|ETIMEDOUT|UND_ERR_)/u;
const timeouts = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "TimeoutError", "AbortError"]);

const MOST_CAUSES = 5;

/** Why a sign-in ended without an account. */
export function readRefusal(error: unknown): ErrorCode {
  if (isProviderAway(error)) return "SIGN_IN_AWAY";
  return isAnswerOfAuthorization(error) && cancelled.has(error.error) ? "SIGN_IN_CANCELLED" : "SIGN_IN_UNCONFIRMED";
}

/**
 * Whether a provider did not respond, or said itself that it is out of order. Reads properties instead of classes: the
 * errors of `fetch` are of another realm under Jest.
 */
export function isProviderAway(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > MOST_CAUSES) return false;
  if ("status" in error && typeof error.status === "number" && error.status >= 500) return true;
  if (isAnswerOfAuthorization(error)) return outOfOrder.has(error.error);
  const signs = ["name", "code", "message"].map((key) => String(Reflect.get(error, key) ?? ""));
  if (signs.some((sign) => timeouts.has(sign) || networkFailures.test(sign))) return true;
  return "cause" in error && isProviderAway(error.cause, depth + 1);
}

function isAnswerOfAuthorization(error: unknown): error is { readonly error: string } {
  return (
    typeof error === "object" &&
    error !== null &&
    "error" in error &&
    typeof error.error === "string" &&
    "code" in error &&
    error.code === "OAUTH_AUTHORIZATION_RESPONSE_ERROR"
  );
}
