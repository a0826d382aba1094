import { liveLimits } from "../../engine/live/LiveRun";
import { MAX_LOG_DURATION_MS } from "../../engine/log/Keystroke";
import { DomainError, RateLimited, SequenceGap } from "../DomainError";
import type { Context } from "../Context";
import type { TypingReport } from "./liveRun";

type Answer = { readonly isWatched: boolean };

/** Says that a page of the viewer has seen no key or mouse lately, or that it does again. */
export async function reportPresence(
  { viewer, services }: Context,
  page: string,
  isAway: boolean,
): Promise<Answer | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (page.length > liveLimits.idLength) return new DomainError("TOO_LONG");
  const wait = await services.rateLimits.take("reportPresence", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const answer = await services.live.reportPresence(viewer.userId, page, isAway);
  return { isWatched: "isWatched" in answer && answer.isWatched };
}

/** A part of what a user types, as the page sends it. */
type SentReport = Omit<TypingReport, "start" | "isOver"> & {
  readonly start?:
    | (Omit<NonNullable<TypingReport["start"]>, "title" | "position"> & {
        readonly title?: string | null | undefined;
        readonly position?: number | null | undefined;
      })
    | null
    | undefined;
  readonly isOver?: boolean | null | undefined;
};

/** Takes the next part of what the viewer types, for the coaches who watch. */
export async function reportTyping({ viewer, services }: Context, sent: SentReport): Promise<Answer | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  if (sent.runId.length > liveLimits.idLength || (sent.start?.text.length ?? 0) > liveLimits.textLength)
    return new DomainError("TOO_LONG");
  const wait = await services.rateLimits.take("reportTyping", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const answer = await services.live.reportTyping(viewer.userId, reportOf(sent));
  if ("expected" in answer) return new SequenceGap(answer.expected);
  return "refused" in answer ? new DomainError(answer.refused) : answer;
}

function reportOf({ runId, batch, elapsedMs, start, keystrokes, isOver }: SentReport): TypingReport {
  return {
    runId,
    batch: Math.max(1, batch),
    start: start
      ? {
          activity: start.activity,
          rules: start.rules,
          text: start.text,
          title: start.title?.slice(0, liveLimits.titleLength) ?? null,
          position: start.position ?? 0,
        }
      : null,
    keystrokes,
    elapsedMs: Math.min(MAX_LOG_DURATION_MS, Math.max(0, elapsedMs)),
    isOver: isOver ?? false,
  };
}
