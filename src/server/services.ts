import type { Database } from "./database/Database";
import type { Exams } from "./exams/Exams";
import type { ExportAddresses } from "./export/exportRoute";
import type { ParserPool } from "./files/ParserPool";
import type { GroupRoles } from "./groups/GroupRoles";
import type { Live } from "./live/Live";
import type { RaceRooms } from "./races/RaceRooms";
import type { Audit } from "./operations/openLog";
import type { Announcements } from "./redis/Announcements";
import type { Sessions } from "./sessions/Sessions";
import type { FeatureSwitches } from "./switches/FeatureSwitches";
import type { AddressOf, IsSecure } from "./transport/clientAddress";
import type { BruteForceGuard, RateLimits } from "./transport/RateLimits";
import type { TopicVisits } from "./transport/TopicVisits";

/** What the server is made of, put together once in main.ts. */
export type Services = {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly races: RaceRooms;
  readonly exams: Exams;
  readonly exportAddresses: ExportAddresses;
  readonly announcements: Announcements;
  readonly switches: FeatureSwitches;
  readonly groupRoles: GroupRoles;
  readonly live: Live;
  readonly visits: TopicVisits;
  readonly rateLimits: RateLimits;
  readonly parsers: ParserPool;
  readonly guesses: BruteForceGuard;
  readonly addressOf: AddressOf;
  readonly isSecure: IsSecure;
  readonly audit: Audit;
  /** ms since 1970. */
  readonly now: () => number;
  /** Whose midnight ends a day. */
  readonly timeZone: string;
};
