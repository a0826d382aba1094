/**
 * The parts of the server, created in startServer.ts. Each service adds itself below its own class, like Fastify's
 * decorators (`declare module "../services"`): this file imports none of them, so there are no cycles.
 */
export interface Services {
  /** ms since 1970. */
  readonly now: () => number;
  /** The time zone of calendar days. */
  readonly timeZone: string;
}
