import { baggageOf, setTracer, traceHeaders } from "../../../src/app/platform/traceHeaders";

test.each([
  ["this computer by name", "http://localhost:4000/graphql"],
  ["this computer by name, without a port", "https://localhost/graphql"],
  ["this computer by number", "http://127.0.0.1:4000/graphql"],
  ["this computer by its new number", "http://[::1]:4000/graphql"],
  ["the page's own host", `${location.origin}/graphql`],
])("%s gets them", (_, url) => {
  expect(traceHeaders(url)).toEqual({
    "sentry-trace": expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{16}-[01]$/u),
    baggage: expect.stringMatching(/^sentry-trace_id=[0-9a-f]{32}$/u),
  });
});

test.each([
  "https://evil.example/?localhost",
  "https://evil.example/localhost",
  "https://evil.example/#localhost",
  "https://localhost.evil.example/graphql",
  "https://notlocalhost/graphql",
  "https://localhost@evil.example/graphql",
  "https://127.0.0.1.evil.example/graphql",
  "https://graphql.example/graphql",
])("%s gets none", (url) => expect(traceHeaders(url)).toEqual({}));

test("baggage has the public key of the project if the host reports to Sentry", () => {
  const config = Object.assign(document.createElement("script"), { id: "typeloop-config", type: "application/json" });
  config.textContent = JSON.stringify({ sentryDsn: "https://0123456789abcdef@errors.example/42" });
  document.head.append(config);
  expect(traceHeaders("http://localhost/graphql").baggage).toMatch(
    /^sentry-trace_id=[0-9a-f]{32},sentry-public_key=0123456789abcdef$/u,
  );
  expect(baggageOf("a", ["sentry-sampled=true"])).toBe(
    "sentry-trace_id=a,sentry-public_key=0123456789abcdef,sentry-sampled=true",
  );
  config.remove();
});

test("error reporting may set them", () => {
  setTracer(() => ({ "sentry-trace": "a-b-1", baggage: "sentry-trace_id=a" }));
  expect(traceHeaders("http://localhost/graphql")).toEqual({ "sentry-trace": "a-b-1", baggage: "sentry-trace_id=a" });
  expect(traceHeaders("https://evil.example/?localhost")).toEqual({});
});
