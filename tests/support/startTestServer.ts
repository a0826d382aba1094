import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, validate } from "graphql";
import type { PageConfig, RenderPage } from "../../src/contract/renderPage";
import type { DocumentMode } from "../../src/server/transport/Documents";
import { readRegistered } from "../../src/server/documents/RegisteredDocuments";
import { schema } from "../../src/server/graphql/schema";
import { startServer, type ServerOptions, type RunningServer } from "../../src/server/startServer";
import type { OperationsConfig } from "../../src/server/operations/Watch";
import { openDatabase } from "../../src/server/database/Database";
import { createLibraryDatabase, type TestDatabase } from "./testDatabase";

export type TestServer = RunningServer & { readonly database: TestDatabase };

export type TestServerOptions = {
  /** Texts of the operations that this server knows; the client names them by their hash, as browsers do. */
  readonly operations: readonly string[];
  readonly documents?: DocumentMode;
  readonly allowedOrigins?: readonly string[];
  readonly page?: PageConfig;
  readonly appDirectory?: string | null;
  readonly renderPage?: RenderPage | null;
  /** Takes the lines of the log; or a log. */
  readonly log?: ServerOptions["log"];
  /** A Redis to share with other servers; left out, the server is alone. */
  readonly redisUrl?: string;
  /** Who watches it; left out: nobody. */
  readonly operationsConfig?: OperationsConfig;
  /** Folder of registered documents; left out: there are none. */
  readonly documentsFolder?: string;
  /** An existing database, for a server that starts again. */
  readonly database?: TestDatabase;
  /** A replica of that database; left out: none. */
  readonly replica?: ServerOptions["replica"];
  /** The port to listen on; left out: any free one. */
  readonly port?: number;
  /** Accounts from elsewhere; left out: none. */
  readonly externalSignIn?: ServerOptions["externalSignIn"];
  /** What it deletes; left out: nothing. */
  readonly retention?: ServerOptions["retention"];
  /** Proxies before it; left out: none. */
  readonly trustedProxies?: ServerOptions["trustedProxies"];
};

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * A real server on a free port with a database of its own, the library in it. `close` ends both, unless the database
 * was given.
 */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  for (const text of options.operations) assertValid(text);
  const database = options.database ?? (await createLibraryDatabase());
  const folder = await mkdtemp(path.join(tmpdir(), "typeloop-server-"));
  const documentsFile = path.join(folder, "documents.json");
  await writeFile(
    documentsFile,
    JSON.stringify(Object.fromEntries(options.operations.map((text) => [hashOf(text), text]))),
  );
  if (options.database) await seed(options.database);
  const server = await startServer({
    host: "127.0.0.1",
    port: options.port ?? 0,
    database: database.config,
    dataDirectory: folder,
    backupsFolder: path.join(folder, "backups"),
    keptBackups: 2,
    redisUrl: options.redisUrl ?? null,
    documentsFile,
    documents: options.documents ?? "strict",
    allowedOrigins: options.allowedOrigins ?? [],
    page: options.page ?? {},
    appDirectory: options.appDirectory ?? null,
    renderPage: options.renderPage ?? null,
    parserWorker: path.resolve("src/server/parserWorker.ts"),
    log: options.log ?? false,
    ...(options.replica !== undefined && { replica: options.replica }),
    ...(options.externalSignIn !== undefined && { externalSignIn: options.externalSignIn }),
    ...(options.retention !== undefined && { retention: options.retention }),
    ...(options.trustedProxies !== undefined && { trustedProxies: options.trustedProxies }),
    ...(options.documentsFolder !== undefined && {
      registeredDocuments: readRegistered(schema, options.documentsFolder),
    }),
    ...(options.operationsConfig && { operations: options.operationsConfig }),
  });
  return {
    ...server,
    database,
    close: async () => {
      await server.close();
      if (!options.database) await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The server takes documents as the build has validated them. */
function assertValid(text: string): void {
  const [fault] = validate(schema, parse(text));
  if (fault) throw fault;
}

/** Loaded only where it is needed: the library is a large module, and most servers get a copy of a database with it. */
async function seed(database: TestDatabase): Promise<void> {
  const { seedLibrary } = await import("../../src/server/texts/library/seedLibrary");
  const library = openDatabase(database.config);
  await seedLibrary(library.database).finally(() => library.close());
}
