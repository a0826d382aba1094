import { ConfigError } from "../../../src/server/ConfigError";
import { readOperationsConfig } from "../../../src/server/operations/Watch";

test("nothing is served or sent unless the host says so", () => {
  const nothing = { logLevel: null, logFormat: null, metrics: null, traces: null };
  expect(readOperationsConfig({})).toEqual(nothing);
  expect(readOperationsConfig({ TYPELOOP_LOG: "", TYPELOOP_METRICS: "", OTEL_EXPORTER_OTLP_ENDPOINT: "" })).toEqual(
    nothing,
  );
});

test.each([
  ["9464", { host: "127.0.0.1", port: 9464 }],
  ["0.0.0.0:9464", { host: "0.0.0.0", port: 9464 }],
  ["[::1]:0", { host: "::1", port: 0 }],
])("metrics at %s; a port alone is for this computer", (text, place) => {
  expect(readOperationsConfig({ TYPELOOP_METRICS: text }).metrics).toEqual(place);
});

test("a collector's address, without its slash at the end, and the weight of the log", () => {
  expect(
    readOperationsConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318/", TYPELOOP_LOG: "debug" }),
  ).toMatchObject({ traces: "http://localhost:4318", logLevel: "debug" });
});

test.each([
  { TYPELOOP_LOG: "loud" },
  { TYPELOOP_METRICS: "yes" },
  { TYPELOOP_METRICS: "99999" },
  { OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" },
])("%j is refused", (environment) => {
  expect(() => readOperationsConfig(environment)).toThrow(ConfigError);
});
