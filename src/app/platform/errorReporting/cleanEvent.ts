import type { Event, Exception, StackFrame } from "@sentry/react";
import { screenOf } from "../screens";

/**
 * Removes from an event everything that must not leave the page. What remains: the kind of error, where in our code, on
 * what kind of screen, in which trace, and for how long. Fields that are not listed here are removed.
 */
export function cleanEvent<Some extends Event>(event: Some): Some {
  pick<Event>(event, [
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
      : { trace: pick(event.contexts.trace, ["trace_id", "span_id", "parent_span_id", "op", "status"]) };
  event.exception?.values?.forEach(cleanException);
  return event;
}

function cleanException(exception: Exception): void {
  pick(exception, ["type", "value", "mechanism", "stacktrace"]);
  const { type = "", value = "", mechanism, stacktrace } = exception;
  exception.type = /^[A-Za-z]{1,50}$/u.test(type) ? type : "Error";
  exception.value = cleanMessage(value);
  if (mechanism !== undefined) pick(mechanism, ["type", "handled"]);
  stacktrace?.frames?.forEach(cleanFrame);
}

function cleanFrame(frame: StackFrame): void {
  pick(frame, ["filename", "function", "lineno", "colno", "in_app"]);
  // A frame of the page itself has the page's address.
  frame.filename = `app://${/\/assets\/[\w.-]+$/u.exec(frame.filename ?? "")?.[0] ?? "/"}`;
}

/**
 * Messages of JavaScript engines without the names that they quote. A message may contain what was typed, so only these
 * sentences leave the page.
 */
const safeMessages: readonly (readonly [pattern: RegExp, said: string])[] = [
  [/^Cannot read properties of (undefined|null)/u, "Cannot read properties of $1"],
  [/^Cannot set properties of (undefined|null)/u, "Cannot set properties of $1"],
  [/^Cannot convert undefined or null to object/u, "Cannot convert undefined or null to object"],
  [/is not a function$/u, "not a function"],
  [/is not a constructor$/u, "not a constructor"],
  [/is not iterable/u, "not iterable"],
  [/is not defined$/u, "not defined"],
  [/^Cannot access '.*' before initialization$/u, "access before initialization"],
  [/^Assignment to constant variable/u, "Assignment to constant variable"],
  [/^Maximum call stack size exceeded/u, "Maximum call stack size exceeded"],
  [/^Invalid (?:array|string) length/u, "Invalid length"],
  [/^Minified React error #(\d+)/u, "Minified React error #$1"],
  [
    /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/iu,
    "A chunk could not be loaded",
  ],
  [/^ResizeObserver loop/u, "ResizeObserver loop"],
  [/is not valid JSON$|^JSON Parse error|^JSON\.parse/u, "not valid JSON"],
  // Our own: operation and code (src/app/relay/RequestError.ts).
  [/^([A-Za-z]+(?:Query|Mutation|Subscription)): ([A-Z_]+)$/u, "$1: $2"],
];

/** The part of an error's message that may be sent. The stack says the rest. */
export function cleanMessage(message: string): string {
  for (const [pattern, safeMessage] of safeMessages) {
    const [found] = pattern.exec(message) ?? [];
    if (found !== undefined) return found.replace(pattern, safeMessage);
  }
  return "(message withheld)";
}

/** Removes all properties of an object that are not listed. */
function pick<Thing extends object>(thing: Thing, names: readonly (keyof Thing & string)[]): Thing {
  const retained = new Set<string>(names);
  for (const name of Object.keys(thing)) if (!retained.has(name)) Reflect.deleteProperty(thing, name);
  return thing;
}
