import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { PoolConfig } from "pg";
import { DEFAULT_TIME_ZONE } from "../contract/dates";
import type { PageConfig, RenderPage } from "../contract/page";
import { registerAvatarRoutes } from "./avatars/avatarRoutes";
import { openDatabase } from "./database/Database";
import { keepTidy } from "./database/tidyDatabase";
import { describeFailure } from "./describeFailure";
import type { RegisteredDocument } from "./documents/RegisteredDocuments";
import { registerSchemaRoute } from "./documents/schemaRoute";
import { Exams } from "./exams/Exams";
import { schema } from "./graphql/schema";
import { namesNothing, executeAsNobody } from "./pages/pageQueries";
import { ExportAddresses, registerExportRoute } from "./export/exportRoute";
import { ParserPool } from "./files/ParserPool";
import { GroupRoles } from "./groups/GroupRoles";
import { Live } from "./live/Live";
import { MemoryLiveLog } from "./live/LiveLog";
import { RedisLiveLog } from "./live/RedisLiveLog";
import { createLog, answerFailure, noteRefusal } from "./operations/openLog";
import { Drain } from "./operations/Drain";
import { registerHealthRoutes, watchHealth } from "./operations/Health";
import { openWatch, quietOperations, type OperationsConfig, watchAll } from "./operations/Watch";
import { refuseUnreadable } from "./pages/pageHeaders";
import { openRaces } from "./races/RaceRooms";
import { OPEN_MS } from "./races/RaceLog";
import { RaceRegistry } from "./races/RaceRegistry";
import { RaceResults } from "./races/RaceResults";
import { removeLeavers } from "./races/raceRules";
import { MemoryAnnouncements, RedisAnnouncements } from "./redis/Announcements";
import { RedisConnection } from "./redis/RedisConnection";
import type { Services } from "./services";
import { Sessions } from "./sessions/Sessions";
import { FeatureSwitches } from "./switches/FeatureSwitches";
import { registerAppRoutes } from "./transport/appRoutes";
import { isSecureBehind, clientAddress, NO_PROXIES, type TrustedProxies } from "./transport/clientAddress";
import { Cors } from "./transport/Cors";
import { Documents, type DocumentMode } from "./transport/Documents";
import { GraphqlHttp } from "./transport/GraphqlHttp";
import { GraphqlWebsocket } from "./transport/GraphqlWebsocket";
import { BruteForceGuard, RateLimits } from "./transport/RateLimits";
import { IdempotentAnswers } from "./transport/IdempotentAnswers";
import { OperationRunner } from "./transport/OperationRunner";
import { isAddressTooLong, MOST_HEADER_BYTES, refuseAddressTooLong } from "./transport/requestLimits";
import { TopicVisits } from "./transport/TopicVisits";

/**
 * How long an idle connection stays open, as in Fastify: longer than proxies keep theirs, and than the pause between
 * two runs.
 */
const KEEP_ALIVE_MS = 72_000;

/** `Strict-Transport-Security`: HTTPS only for a year. Without subdomains, which may not be ours. */
const HTTPS_FOR_A_YEAR = "max-age=31536000";

export type ServerOptions = {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** A migrated database. */
  readonly database: PoolConfig;
  /** The Redis shared with other processes; null for a single process. */
  readonly redisUrl: string | null;
  /** File with the texts of all known documents. */
  readonly documentsFile: string;
  readonly documents: DocumentMode;
  /** Documents that the host registered for other clients. Default: none. */
  readonly registeredDocuments?: readonly RegisteredDocument[];
  /** Origins whose pages may use this server in addition to its own. */
  readonly allowedOrigins: readonly string[];
  /** The proxies in front of this server. Default: none. */
  readonly trustedProxies?: TrustedProxies;
  /** The configuration sent to pages. */
  readonly page: PageConfig;
  /** IPv4 address on the network that the server is open to, if any. */
  readonly networkAddress?: string | null;
  /** The built app, or null to only serve the API. */
  readonly appDirectory: string | null;
  /** Renders pages; null if the browser does. */
  readonly renderPage: RenderPage | null;
  /** The log, or where its warnings are written; `false` for none. */
  readonly log: FastifyBaseLogger | { write(line: string): void } | false;
  /** The script of the worker threads that read uploads (parserWorker.ts), built or its source. */
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

/** Creates the server and listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { database, pool, close: closeDatabase } = openDatabase(options.database);
  const { now } = Date;
  const redis = options.redisUrl === null ? null : await RedisConnection.open(options.redisUrl);
  const watching = await openWatch(options.operations ?? quietOperations);
  const { watch } = watching;
  const announcements = redis ? new RedisAnnouncements(redis) : new MemoryAnnouncements();
  const sessions = new Sessions(database, announcements, now);
  const registered = new Map(options.registeredDocuments?.map(({ id, text }) => [id, text]));
  const documents = Documents.fromFile(schema, options.documentsFile, options.documents, registered);
  let http: GraphqlHttp | null = null;
  let drain: Drain | null = null;
  const isSecure = isSecureBehind(options.trustedProxies ?? NO_PROXIES);
  const serverFactory = (handler: RequestListener) =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MOST_HEADER_BYTES }, (request, response) => {
      drain?.mark(request, response);
      if (isSecure(request)) response.setHeader("strict-transport-security", HTTPS_FOR_A_YEAR);
      if (isAddressTooLong(request)) return refuseAddressTooLong(response);
      if (http?.owns(request)) void http.handle(request, response);
      else handler(request, response);
    });
  const log = logOf(options.log);
  const app: FastifyInstance = fastify({
    serverFactory,
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _, reply) => void refuseUnreadable(error, reply),
  });
  drain = new Drain(app.server);
  const health = watchHealth(pool, redis, app.log);
  registerHealthRoutes(app, health);
  const onError = (traceId: string, error: unknown) =>
    app.log.error({ traceId, ...describeFailure(error) }, "unexpected failure");
  const timeZone = options.page.timeZone ?? DEFAULT_TIME_ZONE;
  const results = new RaceResults(database, timeZone, (error) => onError("race places", error));
  // Redis deletes a race that was idle for this long; memory never does.
  const registry = new RaceRegistry(database, redis ? OPEN_MS : Number.POSITIVE_INFINITY, (error) =>
    onError("rows of races", error),
  );
  const races = await openRaces({ redis, announcements, results, registry });
  const groupRoles = new GroupRoles(database, announcements);
  const live = new Live({
    log: redis ? new RedisLiveLog({ announcements, redis, now }) : new MemoryLiveLog(),
    database,
    roles: groupRoles,
    now,
  });
  races.groups.watch((groupId) => live.newsChanged(groupId));
  const visits = new TopicVisits(() => announcements.isHeard);
  const switches = new FeatureSwitches(database, announcements, now);
  const rateLimits = new RateLimits(redis);
  if (watch) watchAll(watch, { pool, redis, rateLimits });
  const limiting = {
    rateLimits,
    guesses: new BruteForceGuard(rateLimits, now),
    addressOf: clientAddress(options.trustedProxies ?? NO_PROXIES),
    isSecure,
  };
  const parsers = new ParserPool(options.parserWorker);
  const services: Services = {
    database,
    parsers,
    sessions,
    races,
    exams: new Exams(database, now),
    exportAddresses: new ExportAddresses(database, now),
    announcements,
    switches,
    groupRoles,
    live,
    visits,
    ...limiting,
    audit: (what, who) => app.log.info({ audit: what, ...who }, what),
    now,
    timeZone,
  };
  groupRoles.onChanged(
    (groupId) => void removeLeavers(services, groupId).catch((error: unknown) => onError("races of a group", error)),
  );
  const endTidying = keepTidy(database, now, (error) => onError("tidying", error));
  const cors = new Cors(options.allowedOrigins);
  const answers = new IdempotentAnswers(database, (error) => onError("kept answers", error));
  http = new GraphqlHttp({
    documents,
    sessions,
    cors,
    onError,
    onRefused: (failure) => noteRefusal(failure, app.log, watch),
    watch,
    runner: new OperationRunner({ services, answers, onError }),
  });
  const websocket = new GraphqlWebsocket({
    schema,
    documents,
    services,
    cors,
    onError,
    onSent: watch?.snapshotSent.bind(watch),
  });
  app.server.on("upgrade", (request, socket, head) => websocket.upgrade(request, socket, head));
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, onError));
  registerSchemaRoute(app, cors);
  registerAvatarRoutes(app, database);
  registerExportRoute(app, { services, cors, onError: (error) => onError("export", error) });
  if (options.appDirectory !== null) {
    const execute = executeAsNobody(documents, services, onError);
    await registerAppRoutes(app, {
      directory: options.appDirectory,
      page: options.page,
      renderPage: options.renderPage,
      execute,
      addressOf: services.addressOf,
      networkAddress: options.networkAddress ?? null,
      namesNothing: (url) => namesNothing(database, url),
      onError,
    });
  }
  const metricsPort = await watching.serve({ services, websocket, pool, redis });
  await app.listen({ host: options.host, port: options.port });
  const port = portOf(app.server.address());
  return {
    url: `http://${options.host === "0.0.0.0" ? "localhost" : options.host}:${port}`,
    services,
    metricsPort,
    drain: async () => {
      health.stop();
      await Promise.all([websocket.drain(), drain.run()]);
    },
    close: async () => {
      health.stop();
      await websocket.close();
      await visits.close();
      live.close();
      races.close();
      switches.close();
      await app.close();
      await Promise.all([answers.close(), endTidying(), results.settled(), races.registry.settled()]);
      await parsers.close();
      redis?.close();
      await closeDatabase();
      await watching.close();
    },
  };
}

function logOf(log: ServerOptions["log"]): FastifyBaseLogger | false {
  return log === false || "info" in log ? log : createLog("warn", log);
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}
