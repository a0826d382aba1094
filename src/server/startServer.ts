import type { AddressInfo } from "node:net";
import type { PoolConfig } from "pg";
import { DEFAULT_TIME_ZONE } from "../contract/dates";
import type { PageConfig, RenderPage } from "../contract/renderPage";
import { registerAvatarRoutes } from "./avatars/avatars";
import { CloseStack, openServices, openStores, type ReplicaConfig } from "./openServices";
import { describeFailure } from "./describeFailure";
import type { RegisteredDocument } from "./documents/RegisteredDocuments";
import { noExternalSignIn, type ExternalSignInConfig } from "./externalAccounts/readProviders";
import { registerSignInRoutes } from "./externalAccounts/signInRoutes";
import { registerExportRoute } from "./export/exportRoute";
import { schema, printContract } from "./graphql/schema";
import { registerHealthRoutes, watchHealth } from "./operations/Health";
import { answerFailure, noteRefusal } from "./operations/openLog";
import { openWatch, type OperationsConfig, quietOperations, watchAll } from "./operations/Watch";
import { executeSignedOut, namesNothing } from "./pages/pageQueries";
import type { Services } from "./Context";
import type { PrimaryConnection } from "./processes/PrimaryConnection";
import { registerAppRoutes } from "./pages/appRoutes";
import { clientAddress, isSecureBehind, NO_PROXIES, type TrustedProxies } from "./transport/clientAddress";
import { Cors, namesTag } from "./transport/responses";
import { Backups } from "./host/Backups";
import { keepsAll, type Retention } from "./host/retention";
import { readVersion, RecentErrors } from "./host/hostHealth";
import { createApp, type LogOption } from "./transport/createApp";
import { type DocumentMode, Documents } from "./transport/Documents";
import { GraphqlHttp } from "./transport/GraphqlHttp";
import { OperationRunner } from "./transport/OperationRunner";
import { TextRequests } from "./transport/TextRequests";
import { GraphqlWebsocket } from "./transport/GraphqlWebsocket";
import { IdempotentAnswers } from "./transport/IdempotentAnswers";
import { hash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { RELEASE, RELEASE_HEADER, SCHEMA_PATH } from "../contract/protocol";

export type ServerOptions = {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** A migrated database. */
  readonly database: PoolConfig;
  /** A replica of it, for reports and boards. Default: none. */
  readonly replica?: ReplicaConfig | null;
  /** Folder of the host's data, whose free space admins see. */
  readonly dataDirectory: string;
  /** Folder of the backups that admins start. */
  readonly backupsFolder: string;
  readonly keptBackups: number;
  /** The Redis shared with other processes; null for a single process. */
  readonly redisUrl: string | null;
  /** The primary process of this computer, if this is one of its workers. Default: none. */
  readonly primary?: PrimaryConnection | null;
  /** File with the texts of all known documents. */
  readonly documentsFile: string;
  readonly documents: DocumentMode;
  /** Documents that the host registered for other clients. Default: none. */
  readonly registeredDocuments?: readonly RegisteredDocument[];
  /** Origins whose pages may use this server in addition to its own. */
  readonly allowedOrigins: readonly string[];
  /** The proxies in front of this server. Default: none. */
  readonly trustedProxies?: TrustedProxies;
  /** How people sign in with accounts from elsewhere. Default: they do not. */
  readonly externalSignIn?: ExternalSignInConfig;
  /** For how long data is kept. Default: as long as the account. */
  readonly retention?: Retention;
  /** The configuration sent to pages. */
  readonly page: PageConfig;
  /** IPv4 address on the network that the server is open to, if any. */
  readonly networkAddress?: string | null;
  /** The built app, or null to only serve the API. */
  readonly appDirectory: string | null;
  /** Renders pages; null if the browser does. */
  readonly renderPage: RenderPage | null;
  readonly log: LogOption;
  /** What the worker threads run that read uploads (parserWorker.ts): of the build, or its source. */
  readonly parserWorker: string;
  /** Observation of the process. Default: none. */
  readonly operations?: OperationsConfig;
};

export type RunningServer = {
  readonly url: string;
  readonly services: Services;
  /** The port of the metrics; null if they are off. */
  readonly metricsPort: number | null;
  /**
   * Moves clients elsewhere: takes no new work, completes running requests, and closes websockets so that their pages
   * reconnect at once.
   */
  drain(): Promise<void>;
  /** Closes everything. */
  close(): Promise<void>;
};

/**
 * Opens everything in order and listens. What was opened is closed in reverse, also when something later fails to open.
 * @throws what an opener throws: a ConfigError, an error of the database or of Redis, EADDRINUSE.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const closing = new CloseStack();
  try {
    return await open(options, closing);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function open(options: ServerOptions, closing: CloseStack): Promise<RunningServer> {
  const proxies = options.trustedProxies ?? NO_PROXIES;
  const isSecure = isSecureBehind(proxies);
  const operations = options.operations ?? quietOperations;
  const watching = await openWatch(atSlot(operations, options.primary?.welcome.slot ?? 0));
  closing.defer(() => watching.close());
  const { watch } = watching;
  const stores = await openStores(options, closing);
  const { database, pool, redis } = stores;
  const { app, drain, serveGraphql } = createApp({ log: options.log, isSecure });
  const errors = new RecentErrors(Date.now);
  const onError = (traceId: string, error: unknown) => {
    errors.note();
    app.log.error({ traceId, ...describeFailure(error) }, "unexpected failure");
  };
  const version = await readVersion();
  let opened: GraphqlWebsocket | null = null;
  const services = await openServices(
    stores,
    {
      timeZone: options.page.timeZone ?? DEFAULT_TIME_ZONE,
      parserWorker: options.parserWorker,
      addressOf: clientAddress(proxies),
      isSecure,
      externalSignIn: options.externalSignIn ?? noExternalSignIn,
      policy: {
        ...(options.retention ?? keepsAll),
        signInProviders: (options.externalSignIn ?? noExternalSignIn).providers.map(({ name }) => name),
        reportsErrors: options.page.sentryDsn !== undefined,
        countsVisits: options.page.analyticsId !== undefined,
      },
      log: app.log,
      replica: options.replica ?? null,
      audit: (what, ids) => app.log.info({ audit: what, ...ids }, what),
      host: (ofServices, now) => ({
        version,
        startedAt: now(),
        dataDirectory: options.dataDirectory,
        connections: () => opened?.figures().connections ?? 0,
        redis: () => redis && redis.isThere,
        errors,
        backups: new Backups({
          database: ofServices,
          config: options.database,
          folder: options.backupsFolder,
          kept: options.keptBackups,
          now,
          onError: (error) => onError("backup", error),
        }),
      }),
      onError,
    },
    closing,
  );
  if (watch) watchAll(watch, { pool, replica: services.replica.pool, redis, rateLimits: services.rateLimits });
  const answers = new IdempotentAnswers(database, (error) => onError("stored answers", error));
  closing.defer(() => answers.close());
  closing.defer(() => app.close());
  const cors = new Cors(options.allowedOrigins);
  const registered = new Map(options.registeredDocuments?.map(({ id, text }) => [id, text]));
  const documents = Documents.fromFile(schema, options.documentsFile, options.documents, registered);
  const runner = new OperationRunner({ services, answers, onError });
  serveGraphql(
    new GraphqlHttp({
      documents,
      sessions: services.sessions,
      cors,
      onError,
      onRefused: (failure) => noteRefusal(failure, app.log, watch),
      watch,
      runner,
      texts: documents.mode === "off" ? new TextRequests(documents, runner) : null,
    }),
  );
  const websocket = new GraphqlWebsocket({
    schema,
    documents,
    services,
    cors,
    onError,
    onSent: watch?.snapshotSent.bind(watch),
  });
  opened = websocket;
  closing.defer(() => websocket.close());
  app.server.on("upgrade", (request, socket, head) => websocket.upgrade(request, socket, head));
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, onError));
  const health = watchHealth(pool, redis, app.log);
  closing.defer(() => health.stop());
  registerHealthRoutes(app, health, () => services.replica.figures()?.state ?? null);
  registerSchemaRoute(app, cors);
  registerAvatarRoutes(app, database);
  registerExportRoute(app, { services, cors, onError: (error) => onError("export", error) });
  registerSignInRoutes(app, services);
  if (options.appDirectory !== null) {
    await registerAppRoutes(app, {
      directory: options.appDirectory,
      page: options.page,
      renderPage: options.renderPage,
      execute: executeSignedOut(documents, services, onError),
      addressOf: services.addressOf,
      cache: services.pageCache,
      networkAddress: options.networkAddress ?? null,
      isSecure: services.isSecure,
      namesNothing: (url) => namesNothing(database, url),
      onError,
    });
  }
  const metricsPort = await watching.serve({ version, services, websocket, pool, redis });
  await app.listen({ host: options.host, port: options.port });
  return {
    url: `http://${options.host === "0.0.0.0" ? "localhost" : options.host}:${portOf(app.server.address())}`,
    services,
    metricsPort,
    drain: async () => {
      health.stop();
      await Promise.all([websocket.drain(), drain.run()]);
    },
    close: () => closing.close(),
  };
}

/** Each worker of a computer has a metrics port of its own. */
function atSlot(operations: OperationsConfig, slot: number): OperationsConfig {
  const { metrics } = operations;
  return metrics === null || metrics.port === 0
    ? operations
    : { ...operations, metrics: { ...metrics, port: metrics.port + slot } };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}

/**
 * Serves this server's schema to developers of other clients. The first line and a header give the number of the newest
 * release whose contract it keeps, and the ETag changes with any change of the text.
 */
function registerSchemaRoute(app: FastifyInstance, cors: Cors): void {
  // Printed on the first request, because it takes longer than everything else at startup.
  let served: { readonly text: string; readonly tag: string } | null = null;
  app.get(SCHEMA_PATH, (request, reply) => {
    served ??= makeServed();
    cors.apply(request.raw, reply.raw);
    void reply.headers({
      etag: served.tag,
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      [RELEASE_HEADER]: String(RELEASE),
    });
    if (namesTag(request.headers["if-none-match"], served.tag)) return reply.code(304).send();
    return reply.type("text/plain; charset=utf-8").send(served.text);
  });
}

function makeServed(): { readonly text: string; readonly tag: string } {
  const text = `# Typeloop release ${RELEASE}. A deprecated field says until when it is there.\n\n${printContract()}`;
  return { text, tag: `"${hash("sha256", text).slice(0, 32)}"` };
}
