import { GRACE_MS } from "./LivePeople";

/**
 * The process in which a user's typing is folded: their home, which is where their pages are connected. If these are
 * connected to several processes, the home is the one whose name sorts first, so that all agree. When it moves during a
 * run, the run is requested from its beginning.
 */
export class LiveHomes {
  /** The process of each connection, by user. */
  readonly #people = new Map<string, Map<string, string>>();

  add(userId: string, connection: string, process: string): void {
    const connections = this.#people.get(userId) ?? new Map<string, string>();
    this.#people.set(userId, connections.set(connection, process));
  }

  remove(userId: string, connection: string): void {
    const connections = this.#people.get(userId);
    connections?.delete(connection);
    if (connections?.size === 0) this.#people.delete(userId);
  }

  /** Null when no page of theirs is connected. */
  of(userId: string): string | null {
    const processes = this.#people.get(userId)?.values() ?? [];
    let first: string | null = null;
    for (const process of processes) {
      if (first === null || process < first) first = process;
    }
    return first;
  }
}

/**
 * Who has a group's wall or a member's view open. A dropped connection may come back a moment later (a reload), so
 * until then they count as watching.
 */
export class GroupWatchers {
  readonly #changed: (groupId: string) => void;
  /** The process of each connection, by user, by group. */
  readonly #groups = new Map<string, Map<string, Map<string, string>>>();

  /** @param changed called for each group when someone starts or stops watching it. */
  constructor(changed: (groupId: string) => void) {
    this.#changed = changed;
  }

  /** The row ids of those who watch a group. */
  of(groupId: string): Iterable<string> {
    return this.#groups.get(groupId)?.keys() ?? [];
  }

  /** The groups that are watched. */
  groups(): Iterable<string> {
    return this.#groups.keys();
  }

  /** The processes in which a user watches a group. */
  processesOf(groupId: string, userId: string): Iterable<string> {
    return this.#groups.get(groupId)?.get(userId)?.values() ?? [];
  }

  add(groupId: string, userId: string, connection: string, process: string): void {
    const watchers = this.#groups.get(groupId) ?? new Map<string, Map<string, string>>();
    this.#groups.set(groupId, watchers);
    const connections = watchers.get(userId);
    if (connections) return void connections.set(connection, process);
    watchers.set(userId, new Map([[connection, process]]));
    this.#changed(groupId);
  }

  remove(groupId: string, userId: string, connection: string): void {
    setTimeout(() => this.#forget(groupId, userId, connection), GRACE_MS).unref();
  }

  #forget(groupId: string, userId: string, connection: string): void {
    const watchers = this.#groups.get(groupId);
    const connections = watchers?.get(userId);
    connections?.delete(connection);
    if (!watchers || !connections || connections.size > 0) return;
    watchers.delete(userId);
    if (watchers.size === 0) this.#groups.delete(groupId);
    this.#changed(groupId);
  }
}
