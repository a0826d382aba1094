import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { RosterChangeKind } from "../../contract/enums";
import { limits } from "../../contract/limits";
import type { Roster, RosterIssue, RosterPlace } from "./readRoster";

type Role = RosterPlace["role"];

/** What the server knows from earlier files, all by sourcedId. */
export type StoredRoster = {
  readonly classes: ReadonlyMap<
    string,
    { readonly groupId: string; readonly name: string; readonly isArchived: boolean; readonly members: number }
  >;
  readonly people: ReadonlyMap<
    string,
    { readonly userId: string; readonly name: string; readonly keyHash: string | null }
  >;
  /** Of each class, its people. */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, Role>>;
  /** Accounts that a provider knows by its own identifier: users by {@link RosterPerson.key}. */
  readonly accounts: ReadonlyMap<string, string>;
};

export type PlannedClass = { readonly id: string; readonly name: string; readonly groupId: string | null };
export type PlannedPerson = {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  /** The account; null for a new one. */
  readonly userId: string | null;
  readonly isRenamed: boolean;
};
export type PlannedPlace = { readonly classId: string; readonly personId: string; readonly role: Role };

/** One line of a preview. */
export type RosterChange = {
  readonly kind: RosterChangeKind;
  readonly isClass: boolean;
  readonly name: string;
  /** Before a change of the name; otherwise empty. */
  readonly oldName: string;
  /** The classes that somebody comes to, or leaves, by name. */
  readonly to: readonly string[];
  readonly from: readonly string[];
};

export type RosterPlan = {
  /** New and renamed classes. */
  readonly classes: readonly PlannedClass[];
  /** Everybody in the file. */
  readonly people: readonly PlannedPerson[];
  /** New places, and those whose role changed. */
  readonly places: readonly PlannedPlace[];
  /** Places that end because somebody is in another class now. */
  readonly moved: readonly PlannedPlace[];
  /** Places and classes that the file no longer has. They stay unless an admin archives them. */
  readonly removedPlaces: readonly PlannedPlace[];
  readonly removedClasses: readonly string[];
  readonly changes: readonly RosterChange[];
  readonly unchanged: number;
  readonly issues: readonly RosterIssue[];
  /** Of all that the plan does: another one means that something changed in between. */
  readonly fingerprint: string;
};

/** How many rows are planned before other requests get their turn. */
const AT_ONCE = 1_000;

/** What importing a file would do, by sourcedId alone: nobody is recognized by a name. */
export async function planRoster(roster: Roster, known: StoredRoster): Promise<RosterPlan> {
  const issues = [...roster.issues];
  const isArchived = (id: string) => known.classes.get(id)?.isArchived === true;
  const doubtful = new Set(roster.doubtful);
  /** What the file still has, if only in a doubtful row, is not gone. */
  const isGone = (id: string) => !isArchived(id) && !doubtful.has(id);
  const doubt = (file: string, line: number, column: string, kind: RosterIssue["kind"], value: string) =>
    issues.push({ file, line, column, kind, value });
  for (const { id, name, line } of roster.classes)
    if (isArchived(id)) doubt("classes.csv", line, "sourcedId", "CLASS_ARCHIVED", name);
  const open = roster.classes.filter(({ id }) => !isArchived(id));
  const names = new Map(
    [...open, ...[...known.classes].map(([id, { name }]) => ({ id, name }))].map((each) => [each.id, each.name]),
  );
  for (const { id, name } of open) names.set(id, name);
  const inFile = await sortPlaces(roster, known, new Set(open.map(({ id }) => id)), issues);

  const changes: RosterChange[] = [];
  const change = (kind: RosterChangeKind, isClass: boolean, name: string, more: Partial<RosterChange> = {}) =>
    changes.push({ oldName: "", to: [], from: [], ...more, kind, isClass, name });
  const classes = open.flatMap(({ id, name }): PlannedClass[] => {
    const before = known.classes.get(id);
    if (before?.name === name) return [];
    if (before) change("RENAMED", true, name, { oldName: before.name });
    else change("MADE", true, name);
    return [{ id, name, groupId: before?.groupId ?? null }];
  });
  const classIds = new Set(roster.classes.map(({ id }) => id));
  const removedClasses = [...known.classes].filter(([id]) => !classIds.has(id) && isGone(id));
  for (const [, { name }] of removedClasses) change("REMOVED", true, name);

  const places: PlannedPlace[] = [];
  const moved: PlannedPlace[] = [];
  const removedPlaces: PlannedPlace[] = [];
  const before = placesByPerson(known.places);
  const taken = new Set([...known.people.values()].map(({ userId }) => userId));
  let unchanged = open.length - classes.length;
  const people: PlannedPerson[] = [];
  for (const [at, person] of roster.people.entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    const [was, now] = [before.get(person.id) ?? new Map<string, Role>(), inFile.get(person.id) ?? new Map()];
    const found = known.people.get(person.id);
    // Several rows with one key name nobody for sure: the first has it.
    const account = found ? undefined : known.accounts.get(person.key);
    const linked = account !== undefined && !taken.has(account) ? account : null;
    if (linked !== null) taken.add(linked);
    if (!found && now.size === 0) continue;
    const userId = found?.userId ?? linked;
    people.push({ ...person, userId, isRenamed: found !== undefined && found.name !== person.name });
    const came = [...now].filter(([classId]) => !was.has(classId));
    const left = [...was].filter(([classId]) => !now.has(classId) && isGone(classId));
    const other = [...now].filter(([classId, role]) => was.has(classId) && was.get(classId) !== role);
    const toPlace = ([classId, role]: readonly [string, Role]) => ({ classId, personId: person.id, role });
    places.push(...[...came, ...other].map(toPlace));
    (came.length > 0 ? moved : removedPlaces).push(...left.map(toPlace));
    const titles = (some: readonly (readonly [string, Role])[]) => some.map(([classId]) => names.get(classId) ?? "");
    const [to, from] = [titles(came), titles(left)];
    const count = changes.length;
    if (!found) change(linked === null ? "MADE" : "LINKED", false, person.name, { to });
    else {
      if (found.name !== person.name) change("RENAMED", false, person.name, { oldName: found.name });
      if (came.length > 0) change(left.length > 0 ? "MOVED" : "ADDED", false, person.name, { to, from });
      else if (left.length > 0) change("REMOVED", false, person.name, { from });
    }
    if (other.length > 0) change("ROLE", false, person.name, { to: titles(other) });
    if (changes.length === count) unchanged += 1;
  }
  const listed = new Set(roster.people.map(({ id }) => id));
  for (const [personId, was] of before) {
    if (listed.has(personId) || doubtful.has(personId)) continue;
    const left = [...was].filter(([classId]) => isGone(classId));
    if (left.length === 0) continue;
    removedPlaces.push(...left.map(([classId, role]) => ({ classId, personId, role })));
    const from = left.map(([classId]) => names.get(classId) ?? "");
    change("REMOVED", false, known.people.get(personId)?.name ?? "", { from });
  }
  const steps = { classes, places, moved, removedPlaces, removedClasses: removedClasses.map(([id]) => id) };
  const fingerprint = createHash("sha256");
  for (const part of [...Object.values(steps), people]) {
    fingerprint.update(JSON.stringify(part));
    await nextTurn();
  }
  return { ...steps, people, changes, unchanged, issues, fingerprint: fingerprint.digest("base64url") };
}

/** The classes of each person in a file: those that are open, and not fuller than a group may be. */
async function sortPlaces(
  roster: Roster,
  known: StoredRoster,
  open: ReadonlySet<string>,
  issues: RosterIssue[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Role>>> {
  const places = new Map<string, Map<string, Role>>();
  const sizes = new Map([...known.classes].map(([id, { members }]) => [id, members]));
  for (const [at, { classId, personId, role, line }] of roster.places.entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    if (!open.has(classId)) continue;
    const size = sizes.get(classId) ?? 0;
    const isThere = known.places.get(classId)?.has(personId) === true;
    const own = places.get(personId) ?? new Map<string, Role>();
    if (!isThere && (size >= limits.groupMembers || own.size >= limits.groupsOfOne)) {
      issues.push({ file: "enrollments.csv", line, column: "classSourcedId", kind: "CLASS_FULL", value: classId });
      continue;
    }
    if (!isThere) sizes.set(classId, size + 1);
    places.set(personId, own.set(classId, role));
  }
  return places;
}

function placesByPerson(places: StoredRoster["places"]): ReadonlyMap<string, ReadonlyMap<string, Role>> {
  const byPerson = new Map<string, Map<string, Role>>();
  for (const [classId, people] of places)
    for (const [personId, role] of people)
      byPerson.set(personId, (byPerson.get(personId) ?? new Map<string, Role>()).set(classId, role));
  return byPerson;
}
