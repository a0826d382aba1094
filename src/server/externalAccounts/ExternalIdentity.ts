import { cutGraphemes } from "../../engine/text/graphemes";
import { hash } from "node:crypto";
import { limits } from "../../contract/limits";
import type { MappedGroup, ProviderConfig } from "./readProviders";

/** Who signed in at a provider, as far as this server needs it. */
export type ExternalIdentity = {
  /** As the provider writes itself; with `subject` it identifies the account for good. */
  readonly issuer: string;
  readonly subject: string;
  /** The person's name; "" if the provider did not say. */
  readonly displayName: string;
  /** What the person signs in with there, to recognize the account; "" if the provider did not say. */
  readonly accountName: string;
  /** The groups that the host mapped from the claims. */
  readonly groups: readonly MappedGroup[];
  /** {@link rosterKey} of the claim by which the host recognizes people of OneRoster files; none if there is none. */
  readonly rosterKey?: string | null;
};

type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** Reads the claims of an ID token that was checked. */
export function readIdentity(provider: ProviderConfig, claims: Claims): ExternalIdentity {
  const text = (...names: readonly string[]): string =>
    names.map((name) => claims[name]).find((value): value is string => typeof value === "string" && value !== "") ?? "";
  return {
    issuer: claims.iss,
    subject: claims.sub,
    displayName: cutGraphemes(text("name", "nickname", "given_name"), MOST_LETTERS),
    accountName: cutGraphemes(text("preferred_username", "email", "upn", "name"), MOST_LETTERS),
    groups: mapGroups(provider, claims),
    rosterKey: keyOf(provider, claims),
  };
}

function keyOf({ roster }: ProviderConfig, claims: Claims): string | null {
  const value = roster === null ? null : claims[roster.claim];
  if (typeof value !== "string" || value === "" || hasLookalikes(value)) return null;
  // An address that the provider itself has not checked says nothing. Some providers write "false" as a text.
  const { email_verified: isVerified = true } = claims;
  return roster?.claim === "email" && isVerified !== true && isVerified !== "true" ? null : rosterKey(value);
}

/** Whether a capital, written small, becomes another letter's small form: the Kelvin sign becomes a k. */
function hasLookalikes(value: string): boolean {
  return [...value].some((letter) => {
    const small = letter.toLowerCase();
    return small !== letter && small.toUpperCase() !== letter;
  });
}

/** What is stored of the value by which somebody is recognized: its hash, in any case of its letters. */
export function rosterKey(value: string): string {
  return hash("sha256", value.trim().toLowerCase());
}

/** How much is read of a text that a provider sends, in UTF-16 units. */
const MOST_LETTERS = 200;

function mapGroups({ groupClaim, coachClaim }: ProviderConfig, claims: Claims): readonly MappedGroup[] {
  if (groupClaim === null) return [];
  const isCoach =
    coachClaim !== null && valuesOf(claims[coachClaim.name]).some((value) => coachClaim.values.has(value));
  return valuesOf(claims[groupClaim.name])
    .map((value) => groupClaim.groups.get(value))
    .filter((mapped) => mapped !== undefined)
    .slice(0, limits.groupsOfOne)
    .map((mapped) => (isCoach ? { ...mapped, role: "COACH" } : mapped));
}

/** A claim is one text, or a list of them. */
function valuesOf(claim: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return values.filter((value) => typeof value === "string");
}
