import type { GroupRoles } from "../groups/GroupRoles";
import type { GroupRoster } from "./GroupRoster";

/** After a reading that failed it is tried again, in ms. */
const AGAIN_MS = 1_000;

type Entry = {
  roster: GroupRoster | null;
  /** The reading that is under way or done; what is asked meanwhile waits for it. */
  reading: Promise<void>;
  /** A change came while it was read: it is read once more. */
  isStale: boolean;
  readonly listeners: Set<() => void>;
};

/**
 * Who is in the groups that somebody here watches or belongs to: read once, and again after each change, so that
 * snapshots ask no database.
 */
export class GroupRosters {
  readonly #load: (groupId: string) => Promise<GroupRoster | null>;
  readonly #entries = new Map<string, Entry>();
  readonly #unlisten: () => void;

  constructor(load: (groupId: string) => Promise<GroupRoster | null>, roles: GroupRoles) {
    this.#load = load;
    const unlisten = [roles.onChanged((groupId) => this.refresh(groupId)), roles.onMissed(() => this.#refreshAll())];
    this.#unlisten = () => unlisten.forEach((end) => end());
  }

  /** Keeps a group's roster until the returned function is called; calls back whenever it was read anew. */
  hold(groupId: string, changed: () => void): () => void {
    const entry = this.#entries.get(groupId) ?? this.#open(groupId);
    // One and the same function may be given twice.
    const listener = () => changed();
    entry.listeners.add(listener);
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size === 0 && this.#entries.get(groupId) === entry) this.#entries.delete(groupId);
    };
  }

  /**
   * What is known now of a group that is held; null while it is not read yet, and when the group is gone or archived.
   */
  find(groupId: string): GroupRoster | null {
    return this.#entries.get(groupId)?.roster ?? null;
  }

  /** The same, once it is read. */
  async read(groupId: string): Promise<GroupRoster | null> {
    await this.#entries.get(groupId)?.reading;
    return this.find(groupId);
  }

  /** Reads a group anew, if it is held. */
  refresh(groupId: string): void {
    const entry = this.#entries.get(groupId);
    if (!entry || entry.isStale) return;
    entry.isStale = true;
    entry.reading = entry.reading.then(() => this.#read(groupId, entry));
  }

  close(): void {
    this.#unlisten();
    this.#entries.clear();
  }

  #refreshAll(): void {
    for (const groupId of this.#entries.keys()) this.refresh(groupId);
  }

  #open(groupId: string): Entry {
    const entry: Entry = { roster: null, reading: Promise.resolve(), isStale: true, listeners: new Set() };
    this.#entries.set(groupId, entry);
    entry.reading = this.#read(groupId, entry);
    return entry;
  }

  async #read(groupId: string, entry: Entry): Promise<void> {
    entry.isStale = false;
    try {
      entry.roster = await this.#load(groupId);
    } catch {
      // Who cannot be looked up has no right: those who have it come back.
      entry.roster = null;
      setTimeout(() => this.refresh(groupId), AGAIN_MS).unref();
    }
    for (const changed of entry.listeners) changed();
  }
}
