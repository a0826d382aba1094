import type { CDPSession } from "playwright-core";

/** What the main thread has worked, in seconds, without what it worked for who measures. */
export async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return of("TaskDuration") - of("DevToolsCommandDuration");
}
