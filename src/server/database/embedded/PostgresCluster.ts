import type { PostgresUser } from "./choosePostgresUser";

/** Where one database cluster lives and as whom it runs. All paths are real, absolute paths. */
export type PostgresCluster = {
  readonly dataDirectory: string;
  /**
   * Holds the cluster `pg`, the socket directory and, if need be, a copy of the binaries. Mostly the data directory
   * itself.
   */
  readonly storage: string;
  /** Postgres' own data directory, `<storage>/pg`. */
  readonly directory: string;
  readonly logFile: string;
  /** null: Postgres runs as the user of this process. */
  readonly user: PostgresUser | null;
};
