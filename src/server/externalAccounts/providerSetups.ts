import { count, inArray, sql } from "drizzle-orm";
import { adminOf } from "../admins/admins";
import type { Context, Services } from "../Context";
import { externalAccounts } from "../database/signInSchema";
import { groups } from "../database/userSchema";
import { DomainError, RateLimited } from "../DomainError";
import type { MappedGroup, ProviderConfig } from "./readProviders";
import { type ProviderState, withoutSlash } from "./SignInProviders";

/** How a provider is set up on this host, for its admins. Without its secret. */
export type ProviderSetup = {
  readonly provider: ProviderConfig;
  /** Users who have linked an account of it. */
  readonly linked: number;
  readonly groups: readonly SetupGroup[];
};

/** A value of the claim with groups, and the group that it stands for: null if that is gone. */
export type SetupGroup = Pick<MappedGroup, "role"> & { readonly value: string; readonly name: string | null };

/** All providers of the host, in its order; null for viewers who are not admins. */
export async function selectProviderSetups(
  context: Pick<Context, "viewer" | "services">,
): Promise<readonly ProviderSetup[] | null> {
  if (adminOf(context) instanceof DomainError) return null;
  const { services } = context;
  const { all } = services.signInProviders;
  const [linked, names] = await Promise.all([countLinked(services), findNames(services, all)]);
  return all.map((provider) => ({
    provider,
    linked: linked.get(withoutSlash(provider.issuer.href)) ?? 0,
    groups: [...(provider.groupClaim?.groups ?? [])].map(([value, { groupId, role }]) => ({
      value,
      role,
      name: names.get(groupId) ?? null,
    })),
  }));
}

async function countLinked({ database }: Services): Promise<ReadonlyMap<string, number>> {
  const issuer = sql<string>`regexp_replace(${externalAccounts.issuer}, '/$', '')`;
  const rows = await database.select({ issuer, number: count() }).from(externalAccounts).groupBy(issuer);
  return new Map(rows.map((row) => [row.issuer, row.number]));
}

async function findNames(
  { database }: Services,
  providers: readonly ProviderConfig[],
): Promise<ReadonlyMap<string, string>> {
  const ids = providers.flatMap(({ groupClaim }) =>
    groupClaim === null ? [] : [...groupClaim.groups.values()].map(({ groupId }) => groupId),
  );
  if (ids.length === 0) return new Map();
  const rows = await database.select({ id: groups.id, name: groups.name }).from(groups).where(inArray(groups.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Asks a provider of the host about itself now. NOT_FOUND for an id that the host has not set up. */
export async function checkProvider(
  context: Context,
  id: string,
): Promise<{ readonly state: ProviderState } | DomainError> {
  const admin = adminOf(context);
  if (admin instanceof DomainError) return admin;
  const { signInProviders, rateLimits } = context.services;
  const provider = signInProviders.find(id);
  if (provider === null) return new DomainError("NOT_FOUND");
  const wait = await rateLimits.take("checkProvider", admin.userId);
  return wait === null ? { state: await signInProviders.check(provider) } : new RateLimited(wait);
}
