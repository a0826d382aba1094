import type { Event, Exception, StackFrame } from "@sentry/react";
import { screenOf } from "../screens";
import { cleanMessage } from "./cleanMessage";
import { keepOnly } from "./keepOnly";

/**
 * Leaves of an event what may leave the page: the kind of error, where in our code, on what kind of screen, in which
 * trace, how long. Everything else goes:
 * what is not named here cannot leak.
 */
export function cleanEvent<Some extends Event>(event: Some): Some {
  keepOnly<Event>(event, [
    "event_id",
    "type",
    "timestamp",
    "start_timestamp",
    "level",
    "platform",
    "sdk",
    "transaction",
    "contexts",
    "exception",
  ]);
  event.transaction = event.type === "transaction" ? (event.transaction ?? "") : screenOf(location.pathname).pattern;
  event.contexts =
    event.contexts?.trace === undefined
      ? {}
      : { trace: keepOnly(event.contexts.trace, ["trace_id", "span_id", "parent_span_id", "op", "status"]) };
  event.exception?.values?.forEach(cleanException);
  return event;
}

function cleanException(exception: Exception): void {
  keepOnly(exception, ["type", "value", "mechanism", "stacktrace"]);
  const { type = "", value = "", mechanism, stacktrace } = exception;
  exception.type = /^[A-Za-z]{1,50}$/u.test(type) ? type : "Error";
  exception.value = cleanMessage(value);
  if (mechanism !== undefined) keepOnly(mechanism, ["type", "handled"]);
  stacktrace?.frames?.forEach(cleanFrame);
}

function cleanFrame(frame: StackFrame): void {
  keepOnly(frame, ["filename", "function", "lineno", "colno", "in_app"]);
  // A frame of the page itself has the page's address.
  frame.filename = `app://${/\/assets\/[\w.-]+$/u.exec(frame.filename ?? "")?.[0] ?? "/"}`;
}
