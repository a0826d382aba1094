/**
 * Where somebody's pages are connected, and so where what they type is folded: their home. Whose pages are connected to
 * several processes is at home in the one whose name comes first, so that
 * all agree; when it moves in the middle of a run, the run is asked for from its beginning.
 */
export class LiveHomes {
  /** The process of each connection, by person. */
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
