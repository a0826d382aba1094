import type { Event } from "@sentry/react";
import fc from "fast-check";
import { cleanEvent, cleanMessage } from "../../../../src/app/platform/errorReporting/sentry";
import { captureError, reportErrorsTo } from "../../../../src/app/platform/errorReporting/errorReporting";
import { setScreens } from "../../../../src/app/platform/screens";

beforeAll(() => {
  setScreens([{ pattern: "/", title: "Practice" }]);
  window.history.replaceState(null, "", "/");
});

const secret = "hunter2 typed this";

/** An event with the secret in every place where Sentry may put one. */
const full = (): Event => ({
  event_id: "0123456789abcdef0123456789abcdef",
  timestamp: 1,
  level: "error",
  platform: "javascript",
  message: secret,
  logger: secret,
  server_name: secret,
  release: secret,
  environment: secret,
  transaction: secret,
  fingerprint: [secret],
  request: {
    url: `https://host/race/${secret}?q=${secret}`,
    headers: { Authorization: secret },
    cookies: { token: secret },
    query_string: secret,
    data: secret,
  },
  user: { id: secret, username: secret, email: secret, ip_address: secret },
  tags: { name: secret },
  extra: { typed: secret },
  breadcrumbs: [{ message: secret, category: secret, data: { typed: secret } }],
  contexts: {
    app: { name: secret },
    trace: { trace_id: "t", span_id: "s", data: { "sentry.name": secret }, origin: secret as "manual" },
  },
  exception: {
    values: [
      {
        type: secret,
        value: secret,
        module: secret,
        mechanism: { type: "generic", handled: false, data: { target: secret } },
        stacktrace: {
          frames: [
            {
              filename: `https://host/race/${secret}`,
              abs_path: secret,
              function: "run",
              lineno: 1,
              colno: 2,
              context_line: secret,
              pre_context: [secret],
              vars: { typed: secret },
            },
          ],
        },
      },
    ],
  },
});

test("of an event with a secret in every place, none is sent; the stack is", () => {
  const cleaned = cleanEvent(full());
  expect(JSON.stringify(cleaned)).not.toContain("hunter2");
  expect(cleaned).toEqual({
    event_id: "0123456789abcdef0123456789abcdef",
    timestamp: 1,
    level: "error",
    platform: "javascript",
    transaction: "/",
    contexts: { trace: { trace_id: "t", span_id: "s" } },
    exception: {
      values: [
        {
          type: "Error",
          value: "(message withheld)",
          mechanism: { type: "generic", handled: false },
          stacktrace: { frames: [{ filename: "app:///", function: "run", lineno: 1, colno: 2 }] },
        },
      ],
    },
  });
});

test("our file names are kept, the host's address is removed", () => {
  const event = full();
  event.exception = {
    values: [{ stacktrace: { frames: [{ filename: "https://school.example/assets/core-Ab_1.js" }] } }],
  };
  expect(cleanEvent(event).exception?.values?.[0]?.stacktrace?.frames?.[0]?.filename).toBe(
    "app:///assets/core-Ab_1.js",
  );
});

test.each([
  ["Cannot read properties of undefined (reading 'hunter2')", "Cannot read properties of undefined"],
  ["Cannot set properties of null (setting 'hunter2')", "Cannot set properties of null"],
  ["hunter2.forEach is not a function", "not a function"],
  ["hunter2 is not defined", "not defined"],
  ['Unexpected token h, "hunter2" is not valid JSON', "not valid JSON"],
  ["Minified React error #418; visit https://react.dev/errors/418?args[]=hunter2", "Minified React error #418"],
  ["Failed to fetch dynamically imported module: https://school.example/assets/x.js", "A chunk could not be loaded"],
  ["saveRunMutation: INTERNAL", "saveRunMutation: INTERNAL"],
  ["hunter2Mutation: please note", "(message withheld)"],
  ["", "(message withheld)"],
])("%j becomes %j", (message, told) => {
  expect(cleanMessage(message)).toBe(told);
});

test("whatever is typed around it, a message only contains known sentences", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(cleanMessage(`${before}hunter2${after}`)).not.toContain("hunter2");
    }),
  );
});

test("errors are queued until there is a reporter, at most ten, and each is reported once", () => {
  const told: unknown[] = [];
  for (let at = 1; at <= 12; at += 1) captureError(at);
  reportErrorsTo((error) => told.push(error));
  captureError("later");
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "later"]);
});
