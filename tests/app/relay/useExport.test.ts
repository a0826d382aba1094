import { setConnectionState } from "../../../src/app/relay/connectionState";
import { fetchExport } from "../../../src/app/relay/useExport";
import { acts, MisbehavingServer } from "../../support/MisbehavingServer";
import { quickTimers } from "../../support/quickTimers";

let server: MisbehavingServer;
let written: jest.SpyInstance;
let config: HTMLScriptElement;

beforeEach(async () => {
  server = await MisbehavingServer.start();
  config = Object.assign(document.createElement("script"), { id: "typeloop-config", type: "application/json" });
  config.textContent = JSON.stringify({ graphqlUrl: server.url });
  document.head.append(config);
  setConnectionState("online");
  written = jest.spyOn(console, "error").mockImplementation();
});
afterEach(async () => {
  config.remove();
  await server.stop();
});

const file = { format: "typeloop-person-1" };
const download = () => fetchExport("/exports?ticket=secret.signature");

test("a file is fetched from the host of the endpoint, without a token, with the page's trace", async () => {
  server.will(acts.answer(file));
  expect(JSON.parse(await (await download()).text())).toEqual(file);
  const [request] = server.requests;
  expect([request!.method, request!.url]).toEqual(["GET", "/exports?ticket=secret.signature"]);
  expect(request!.headers["sentry-trace"]).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}-[01]$/u);
  expect(request!.headers["baggage"]).toMatch(/^sentry-trace_id=/u);
  expect(request!.headers.authorization).toBeUndefined();
});

test("a broken download, or a server that is briefly unreachable, is retried, and nothing is logged", async () => {
  const pauses = quickTimers();
  server.will(acts.drop, acts.half(file), acts.status(503), acts.status(429), acts.answer(file));
  expect(JSON.parse(await (await download()).text())).toEqual(file);
  expect(server.requests).toHaveLength(5);
  expect(pauses).toEqual([300, 600, 1200, 2400]);
  expect(written).not.toHaveBeenCalled();
});

test.each([
  ["a cut connection", Array(5).fill(acts.drop), "NETWORK", 5],
  ["a file that never comes whole", Array(5).fill(acts.half(file)), "NETWORK", 5],
  ["an address that has expired", [acts.answer({ code: "NOT_FOUND" }, 404)], "NOT_FOUND", 1],
  ["too often", Array(5).fill(acts.answer({ code: "RATE_LIMITED" }, 429)), "RATE_LIMITED", 5],
  ["a failure of the server", [acts.status(500)], "INTERNAL", 1],
])("%s: an error, logged once, with a trace and without the address", async (_, list, code, count) => {
  quickTimers();
  server.will(...list);
  await expect(download()).rejects.toMatchObject({ code });
  expect(server.requests).toHaveLength(count);
  expect(written.mock.calls).toEqual([
    [expect.stringMatching(new RegExp(`^File download: ${code} \\(trace [0-9a-f]{32}\\)$`, "u"))],
  ]);
});
