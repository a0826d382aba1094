import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

/** Longest answer of a browser that is read, in characters: signatures and attestations have far fewer. */
export const MOST_ANSWER = 20_000;

/** An answer of a browser, and what is read of it before it is verified. */
export type Answered<Response> = {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly challenge: string;
  /** Only its outline was checked: what verifies it throws for anything else. */
  readonly response: Response;
};

/** Credential ids have at most 1,023 bytes. */
const idForm = /^[\w-]{1,1364}$/u;

type Fields = Readonly<Record<string, unknown>>;

/** What a browser says after it made a passkey; null if it is not that. */
export function readRegistration(text: string): Answered<RegistrationResponseJSON> | null {
  return read(text, isRegistration);
}

/** What a browser says after it used a passkey; null if it is not that. */
export function readAssertion(text: string): Answered<AuthenticationResponseJSON> | null {
  return read(text, isAssertion);
}

function read<Response extends { readonly id: string; readonly response: { readonly clientDataJSON: string } }>(
  text: string,
  isResponse: (value: unknown) => value is Response,
): Answered<Response> | null {
  const value = parse(text);
  if (!isResponse(value)) return null;
  const client = parse(Buffer.from(value.response.clientDataJSON, "base64url").toString());
  const challenge = isRecord(client) ? client["challenge"] : null;
  return typeof challenge === "string" ? { id: value.id, challenge, response: value } : null;
}

function isRegistration(value: unknown): value is RegistrationResponseJSON {
  return hasTexts(value, ["clientDataJSON", "attestationObject"]);
}

function isAssertion(value: unknown): value is AuthenticationResponseJSON {
  return hasTexts(value, ["clientDataJSON", "authenticatorData", "signature"]);
}

function hasTexts(value: unknown, fields: readonly string[]): boolean {
  if (!isRecord(value) || typeof value["id"] !== "string" || !idForm.test(value["id"])) return false;
  const { response } = value;
  return isRecord(response) && fields.every((field) => typeof response[field] === "string");
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
