import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { PoolConfig } from "pg";
import { makeAdminLink, type AdminLink } from "./admins/admins";
import { openDatabase } from "./database/Database";
import { migrate } from "./database/migrate";
import { describeFailure } from "./describeFailure";
import { readRegistered } from "./documents/RegisteredDocuments";
import { schema } from "./graphql/schema";
import { loadRenderer } from "./pages/PageServer";
import type { PrimaryConnection } from "./processes/PrimaryConnection";
import type { Config } from "./readConfig";
import { type RunningServer, startServer } from "./startServer";
import { scoreTexts } from "./texts/texts";
import { seedLibrary } from "./texts/library/seedLibrary";

export type ServeOptions = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: PoolConfig;
  readonly networkAddress: string | null;
  /** The file of the server's entry, beside which the rest of the build is. */
  readonly entry: string;
  /** Null for a process that has no primary process. */
  readonly primary: PrimaryConnection | null;
};

/** A server, and what its operator should read about the first admin. */
export type Serving = { readonly server: RunningServer; readonly adminLines: readonly string[] };

/** Brings the database up to date and serves. In a worker, the first does most of it, and others find it done. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { config, log, database, entry, primary } = options;
  // Before the database is used, which takes longer.
  const registeredDocuments = readRegistered(schema, config.documentsFolder);
  await migrate(database);
  log.info("the database schema is up to date");
  const library = openDatabase(database);
  await seedLibrary(library.database);
  await scoreTexts(library.database);
  const printsLink = primary === null || primary.welcome.isFirst;
  const isAlone = config.redisUrl === null;
  const adminLink = printsLink ? await makeAdminLink(library.database, Date.now(), isAlone) : null;
  await library.close();
  const isApiOnly = process.argv.includes("--api-only");
  const built = path.dirname(entry);
  const server = await startServer({
    ...config,
    database,
    replica: config.databaseReplicaUrl === null ? null : { config: { connectionString: config.databaseReplicaUrl } },
    port: primary?.welcome.port ?? config.port,
    primary,
    networkAddress: options.networkAddress,
    registeredDocuments,
    documentsFile: path.resolve("__generated__/persisted_queries.json"),
    appDirectory: isApiOnly ? null : path.resolve(built, "../app"),
    renderPage: isApiOnly
      ? null
      : await loadRenderer(path.resolve(built, "../render/render.js"), (error) =>
          log.warn(describeFailure(error), "pages are rendered in the browser only"),
        ),
    parserWorker: path.join(built, `parserWorker${path.extname(entry)}`),
    log,
  });
  // A bug while rendering one page must not end all races. Requests handle their own errors; this is for promises
  // without a handler.
  process.on("unhandledRejection", (error) => log.error(describeFailure(error), "unhandled"));
  return { server, adminLines: describeAdminLink(adminLink, server.url) };
}

/** What the server prints about its first admin. The token follows `#`, which browsers do not send to servers. */
function describeAdminLink(link: AdminLink, url: string): readonly string[] {
  if (link === null) return [];
  if (link.kind === "elsewhere")
    return [
      `There is no admin yet. Another process printed the link for the first one at ` +
        `${link.madeAt.toISOString()}: look in its log. A start more than a minute after that prints a new one.`,
    ];
  return [
    "There is no admin yet. Open this link and sign in or sign up: it makes you the admin. It works once, for 12 " +
      "hours, and until the next start prints another one.",
    `  ${url}/admin/claim#${link.token}`,
    `  From another computer, replace ${url} with this server's address`,
  ];
}
