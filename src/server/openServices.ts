import type { FastifyBaseLogger } from "fastify";
import type { Pool, PoolConfig } from "pg";
import { drawDailyTexts } from "./daily/daily";
import { continueBackfills } from "./backfills/continueBackfills";
import { type Database, openDatabase } from "./database/Database";
import { CurrentAnnouncements } from "./announcements/announcements";
import { settleBoardCounts } from "./boards/boardEntries";
import { type LaggingReads, noReplica, Replica, type ReplicaSetup } from "./database/replica/Replica";
import { SoleProcess } from "./database/SoleProcess";
import { tidyDatabase } from "./database/tidyDatabase";
import type { ExternalSignInConfig } from "./externalAccounts/readProviders";
import { SignInProviders } from "./externalAccounts/SignInProviders";
import { Exams } from "./exams/Exams";
import { ExportAddresses } from "./export/exportRoute";
import { ParserPool } from "./files/ParserPool";
import { GroupRoles } from "./groups/groupRights";
import { Live } from "./live/Live";
import { MemoryLiveLog } from "./live/LiveLog";
import { RedisLiveLog } from "./live/RedisLiveLog";
import type { Audit } from "./operations/openLog";
import { repeat } from "./promises";
import { BoardUpdates } from "./boards/BoardUpdates";
import { PageCache } from "./pages/PageCache";
import { OPEN_MS } from "./races/RaceLog";
import { RaceRegistry } from "./races/RaceRegistry";
import { RaceResults } from "./races/RaceResults";
import { openRaces, type RaceRooms } from "./races/RaceRooms";
import { removeFormerMembers } from "./races/racers";
import { ParticipationCache } from "./participation/participation";
import { PrimaryPubSub, PrimaryRateLimits } from "./processes/PrimaryClients";
import type { PrimaryConnection } from "./processes/PrimaryConnection";
import { type PubSub, MemoryPubSub, RedisPubSub } from "./redis/PubSub";
import { RedisConnection } from "./redis/RedisConnection";
import type { Services } from "./Context";
import type { Host } from "./host/hostHealth";
import type { HostPolicy } from "./host/retention";
import { Sessions } from "./sessions/Sessions";
import { FeatureSwitches } from "./switches/FeatureSwitches";
import type { AddressOf, IsSecure } from "./transport/clientAddress";
import { BruteForceGuard, RateLimits } from "./transport/RateLimits";
import { TopicVisits } from "./transport/TopicVisits";

const MINUTE_MS = 60_000;

/** Where everything is stored. */
export type Stores = {
  readonly database: Database;
  readonly pool: Pool;
  /** Null for a process that is alone. */
  readonly redis: RedisConnection | null;
  /** Null for a process that is no worker. */
  readonly primary: PrimaryConnection | null;
};

/** Opens the pool of the database and the connection to Redis. */
export async function openStores(
  {
    database: config,
    redisUrl,
    primary = null,
  }: {
    readonly database: PoolConfig;
    readonly redisUrl: string | null;
    readonly primary?: PrimaryConnection | null;
  },
  closing: CloseStack,
): Promise<Stores> {
  const { database, pool, close } = openDatabase(config);
  closing.defer(close);
  const redis = redisUrl === null ? null : await RedisConnection.open(redisUrl);
  closing.defer(() => redis?.close());
  return { database, pool, redis, primary };
}

/** Where the replica is, and how far it may be behind, in ms; default: as in `replicaTimes`. */
export type ReplicaConfig = { readonly config: PoolConfig; readonly mostBehindMs?: number };

/** What services need besides the stores. */
export type ServicesSetup = {
  readonly timeZone: string;
  /** The file that worker threads run to read uploads. */
  readonly parserWorker: string;
  readonly addressOf: AddressOf;
  readonly isSecure: IsSecure;
  readonly audit: Audit;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
  /** The replica that reports and boards are read from; null for none. */
  readonly replica: ReplicaConfig | null;
  readonly externalSignIn: ExternalSignInConfig;
  /** For how long data is kept, and which other services are used. */
  readonly policy: HostPolicy;
  /** What the process knows of its host. */
  readonly host: (database: Database, now: () => number) => Host;
  /** Failures of work that no request waits for, each with what it was about. */
  readonly onError: (what: string, error: unknown) => void;
};

/** Opens everything that resolvers use (`Services` in `Context.ts`), each service after those that it needs. */
export async function openServices(
  { database, redis, primary }: Stores,
  {
    timeZone,
    parserWorker,
    addressOf,
    isSecure,
    audit,
    log,
    replica: replicaConfig,
    host,
    externalSignIn,
    policy,
    onError,
  }: ServicesSetup,
  closing: CloseStack,
): Promise<Services> {
  const { now } = Date;
  const parsers = new ParserPool(parserWorker);
  closing.defer(() => parsers.close());
  // Of the workers of a computer, one does what is to be done once.
  const isHousekeeper = (primary?.welcome.slot ?? 0) === 0;
  const repeating = (what: string, everyMs: number, work: () => Promise<unknown>) =>
    isHousekeeper && closing.defer(repeat(work, everyMs, (error) => onError(what, error)));
  repeating("text of the day", 10 * MINUTE_MS, () => drawDailyTexts(database, now(), timeZone));
  // Places are counted from the changes that are not settled yet, so these must stay few.
  repeating("places on boards", MINUTE_MS, () => settleBoardCounts(database));
  let isFilled = false;
  repeating("filling rows after an update", MINUTE_MS / 6, async () => {
    isFilled ||= await continueBackfills(database, timeZone);
  });
  const pubSub = openPubSub(redis, primary);
  const rateLimits = primary && !redis ? new PrimaryRateLimits(primary) : new RateLimits(redis);
  const switches = new FeatureSwitches(database, pubSub, now);
  closing.defer(() => switches.close());
  const currentAnnouncements = new CurrentAnnouncements(database, pubSub, now);
  closing.defer(() => currentAnnouncements.close());
  const pageCache = new PageCache(pubSub, () => performance.now());
  closing.defer(() => pageCache.close());
  const boardUpdates = new BoardUpdates(pageCache, pubSub, now);
  closing.defer(() => boardUpdates.close());
  const replica = openReplica({ database, pubSub, pageCache, log }, replicaConfig, closing);
  // One of all computers is enough for the database that they share.
  const tidying = new SoleProcess(database, "tidying");
  closing.defer(() => tidying.close());
  const tidy = async () => {
    try {
      await tidyDatabase(database, now(), timeZone, policy);
    } finally {
      replica.writtenForAll();
    }
  };
  repeating("tidying", 10 * MINUTE_MS, () => tidying.run(tidy));
  const participation = new ParticipationCache(database, replica.forSums, timeZone, now);
  repeating("sums of participation", MINUTE_MS, async () =>
    participation.prepare(await switches.isOn("PARTICIPATION")),
  );
  const races = await openAllRaces(
    { database, redis, primary, pubSub, switches, pageCache, replica },
    { timeZone, onError },
    closing,
  );
  races.watchBoard(() => pageCache.drop(["Races"]));
  const groupRoles = new GroupRoles(database, pubSub);
  const shared = redis ?? primary;
  const live = new Live({
    log: shared ? new RedisLiveLog({ pubSub, redis: shared, now }) : new MemoryLiveLog(),
    database,
    roles: groupRoles,
    now,
  });
  closing.defer(() => live.close());
  races.groups.watch((groupId) => live.newsChanged(groupId));
  const visits = new TopicVisits(() => pubSub.isConnected);
  closing.defer(() => visits.close());
  const services: Services = {
    now,
    timeZone,
    database,
    replica,
    pubSub,
    parsers,
    sessions: new Sessions(database, pubSub, now),
    signInProviders: new SignInProviders({
      config: externalSignIn,
      now,
      onError: (error) => onError("sign-in provider", error),
    }),
    switches,
    currentAnnouncements,
    races,
    exams: new Exams(database, now, timeZone),
    exportAddresses: new ExportAddresses(database, now),
    groupRoles,
    live,
    visits,
    pageCache,
    boardUpdates,
    rateLimits,
    guesses: new BruteForceGuard(rateLimits, now),
    addressOf,
    isSecure,
    audit,
    host: host(database, now),
    participation,
    policy,
  };
  groupRoles.onChanged(
    (groupId) =>
      void removeFormerMembers(services, groupId).catch((error: unknown) => onError("races of a group", error)),
  );
  return services;
}

function openReplica(
  setup: Omit<ReplicaSetup, "config" | "mostBehindMs">,
  replica: ReplicaConfig | null,
  closing: CloseStack,
): LaggingReads {
  if (replica === null) return noReplica(setup.database);
  const opened = new Replica({ ...setup, ...replica });
  closing.defer(() => opened.close());
  return opened;
}

function openPubSub(redis: RedisConnection | null, primary: PrimaryConnection | null): PubSub {
  if (redis) return new RedisPubSub(redis);
  return primary ? new PrimaryPubSub(primary) : new MemoryPubSub();
}

/** Opens the races, and what writes their results and their rows to the database. */
async function openAllRaces(
  {
    database,
    redis,
    primary,
    pubSub,
    switches,
    pageCache,
    replica,
  }: Omit<Stores, "pool"> & Pick<Services, "pubSub" | "switches" | "pageCache" | "replica">,
  { timeZone, onError }: Pick<ServicesSetup, "timeZone" | "onError">,
  closing: CloseStack,
): Promise<RaceRooms> {
  const results = new RaceResults({ database, switches, pageCache, pubSub, replica }, timeZone, (error) =>
    onError("race places", error),
  );
  closing.defer(() => results.settled());
  // What several processes share deletes a race after so long without an event; memory never does.
  const registry = new RaceRegistry(database, redis || primary ? OPEN_MS : Number.POSITIVE_INFINITY, (error) =>
    onError("rows of races", error),
  );
  closing.defer(() => registry.settled());
  const races = await openRaces({ redis, primary, pubSub, results, registry });
  closing.defer(() => races.close());
  return races;
}

type Close = () => void | Promise<unknown>;

/**
 * What was opened and must be closed again, the last first. Node 24 has `AsyncDisposableStack` for this; we also run on
 * Node 20.
 */
export class CloseStack {
  readonly #closes: Close[] = [];

  /** Adds what closes something that was just opened. */
  defer(close: Close): void {
    this.#closes.push(close);
  }

  /**
   * Closes everything, one after the other. Everything is tried once.
   * @throws the first error, after the rest was closed.
   */
  async close(): Promise<void> {
    const errors: unknown[] = [];
    for (const close of this.#closes.splice(0).toReversed()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}
