import { and, count, eq, inArray } from "drizzle-orm";
import { limits } from "../../contract/limits";
import { adminOf } from "../admins/admins";
import type { Context, Services, Viewer } from "../Context";
import { inTransaction, type Connection } from "../database/Database";
import { isUniqueViolation } from "../database/databaseErrors";
import { externalAccounts } from "../database/signInSchema";
import { rosterClasses, rosterPeople, rosterPlaces } from "../database/groupSchema";
import { groupMembers, groups } from "../database/userSchema";
import { DomainError, RateLimited } from "../DomainError";
import { BUSY_SECONDS } from "../files/ParserPool";
import type { UploadedFile } from "../files/UploadedFile";
import { applyRoster, inChunks, lockRoster, type AppliedRoster } from "./applyRoster";
import { planRoster, type StoredRoster, type RosterPlan } from "./planRoster";
import type { Roster } from "./readRoster";

/** Says what {@link importRoster} would do with a file, and keeps nothing. */
export async function previewRoster(context: Context, file: UploadedFile): Promise<RosterPlan | DomainError> {
  const opened = await openRoster(context, file);
  if (opened instanceof DomainError) return opened;
  const { database } = context.services;
  return planRoster(opened.roster, await loadStoredRoster(database, opened.roster, opened.issuer));
}

type Wish = {
  readonly file: UploadedFile;
  /** Of the preview. */
  readonly fingerprint: string;
  /** Whether what the file no longer has is archived: classes; and people are taken out of theirs. */
  readonly archivesRemoved: boolean;
};

/** What an import did. */
export type ImportedRoster = AppliedRoster & { readonly plan: RosterPlan };

/**
 * Does what the preview of a file said, all or nothing; ROSTER_CHANGED if it would be something else by now. A file
 * whose whole files are wrong cannot be imported (NOT_A_ROSTER).
 */
export async function importRoster(context: Context, wish: Wish): Promise<ImportedRoster | DomainError> {
  const opened = await openRoster(context, wish.file);
  if (opened instanceof DomainError) return opened;
  const { services } = context;
  const { roster, issuer, admin } = opened;
  if (roster.issues.some(({ line, file }) => line === 0 || file === "manifest.csv"))
    return new DomainError("NOT_A_ROSTER");
  const run = () =>
    inTransaction(services.database, async (transaction) => {
      await lockRoster(transaction);
      const plan = await planRoster(roster, await loadStoredRoster(transaction, roster, issuer));
      if (plan.fingerprint !== wish.fingerprint) return new DomainError("ROSTER_CHANGED");
      const by = { userId: admin.userId, at: new Date(services.now()), fileName: wish.file.name };
      return { ...(await applyRoster(transaction, plan, by, wish.archivesRemoved)), plan };
    });
  const done = await unlessTaken(run);
  if (!(done instanceof DomainError)) for (const groupId of done.groupIds) services.groupRoles.changed(groupId);
  return done;
}

/** Somebody may take a username while the import looks for free ones. Then it begins again. */
async function unlessTaken<Done>(run: () => Promise<Done>): Promise<Done | DomainError> {
  for (let tries = 3; ; tries -= 1) {
    try {
      return await run();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (tries === 0) return new DomainError("ROSTER_CHANGED");
    }
  }
}

type Opened = {
  readonly admin: Viewer;
  readonly roster: Roster;
  /** Of the provider that recognizes people by its own identifier; null for none. */
  readonly issuer: string | null;
};

/** Reads a file in a worker, for an admin. */
async function openRoster(context: Context, file: UploadedFile): Promise<Opened | DomainError> {
  const admin = adminOf(context);
  if (admin instanceof DomainError) return admin;
  const { parsers, rateLimits, switches, signInProviders }: Services = context.services;
  if (!(await switches.isOn("UPLOADS"))) return new DomainError("SWITCHED_OFF");
  if (file.bytes.length > limits.roster.zipBytes) return new DomainError("PAYLOAD_TOO_LARGE");
  const wait = await rateLimits.take("importRoster", admin.userId);
  if (wait !== null) return new RateLimited(wait);
  const provider = signInProviders.all.find(({ roster }) => roster !== null) ?? null;
  const keyColumn = provider?.roster?.column ?? null;
  const read = await parsers.run({ name: "readRoster", bytes: file.bytes, keyColumn });
  if (read === "busy") return new RateLimited(BUSY_SECONDS);
  if (read === "tooHard") return new DomainError("FILE_TOO_HARD");
  if ("refused" in read.value) return new DomainError(read.value.refused);
  return { admin, roster: read.value, issuer: provider?.roster?.claim === "sub" ? provider.issuer.href : null };
}

/** What earlier files made, and which accounts a provider knows already. */
async function loadStoredRoster(database: Connection, roster: Roster, issuer: string | null): Promise<StoredRoster> {
  const classes = await database
    .select({ id: rosterClasses.sourcedId, groupId: groups.id, name: rosterClasses.name, at: groups.archivedAt })
    .from(rosterClasses)
    .innerJoin(groups, eq(groups.id, rosterClasses.groupId));
  const sizes = await database
    .select({ groupId: groupMembers.groupId, members: count() })
    .from(groupMembers)
    .innerJoin(rosterClasses, eq(rosterClasses.groupId, groupMembers.groupId))
    .groupBy(groupMembers.groupId);
  const members = new Map(sizes.map((row) => [row.groupId, row.members]));
  const people = await database.select().from(rosterPeople);
  const places = new Map<string, Map<string, "COACH" | "MEMBER">>();
  for (const { classId, personId, role } of await database.select().from(rosterPlaces))
    places.set(classId, (places.get(classId) ?? new Map<string, "COACH" | "MEMBER">()).set(personId, role));
  const accounts = new Map<string, string>();
  // A provider's address may be written with or without a slash at its end.
  const issuers = issuer === null ? [] : [issuer, issuer.replace(/\/$/u, "")];
  const keys = roster.people.map(({ key }) => key).filter(Boolean);
  for (const some of issuers.length === 0 ? [] : inChunks(keys)) {
    const rows = await database
      .select({ subject: externalAccounts.subject, userId: externalAccounts.userId })
      .from(externalAccounts)
      .where(and(inArray(externalAccounts.issuer, issuers), inArray(externalAccounts.subject, some)));
    for (const { subject, userId } of rows) accounts.set(subject, userId);
  }
  return {
    classes: new Map(
      classes.map(({ id, groupId, name, at }) => [
        id,
        { groupId, name, isArchived: at !== null, members: members.get(groupId) ?? 0 },
      ]),
    ),
    people: new Map(people.map(({ sourcedId, ...person }) => [sourcedId, person])),
    places,
    accounts,
  };
}
