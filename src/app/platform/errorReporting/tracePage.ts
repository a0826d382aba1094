import { startInactiveSpan } from "@sentry/react";

type PageLoad = {
  /** pageload: with all its code, over the network. navigation: from one screen to the next. */
  readonly op: "pageload" | "navigation";
  /** The screen's route, for instance `/race/:code`. */
  readonly pattern: string;
  /** ms since 1970. */
  readonly startMs: number;
  readonly endMs: number;
};

/** Tells how long a screen took to come. */
export function tracePage({ op, pattern, startMs, endMs }: PageLoad): void {
  startInactiveSpan({
    name: pattern,
    op,
    startTime: startMs,
    forceTransaction: true,
    attributes: { "sentry.source": "route" },
  }).end(endMs);
}
