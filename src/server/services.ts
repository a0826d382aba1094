/**
 * What the server is made of; startServer.ts puts it together. Each service adds itself below its own class, as
 * Fastify's decorators do (`declare module "../services"`): this file imports none of them, so there are no cycles.
 */
export interface Services {
  /** ms since 1970. */
  readonly now: () => number;
  /** The time zone whose midnight ends a day. */
  readonly timeZone: string;
}
