import { act, render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { usePresence } from "../../../../../src/app/pages/Shell/live/LiveReporting";
import { getPageId } from "../../../../../src/app/platform/random";
import { setConnectionState } from "../../../../../src/app/relay/connectionState";
import { FakeServer } from "../../../../support/FakeServer";

const IDLE_MS = 10_000;

function Page({ isWatched }: { readonly isWatched: boolean }) {
  usePresence(isWatched);
  return null;
}

let server: FakeServer;
const page = (isWatched: boolean) => (
  <RelayEnvironmentProvider environment={server.environment}>
    <Page isWatched={isWatched} />
  </RelayEnvironmentProvider>
);
const told = () => server.variablesOf("LiveReportingReportPresenceMutation").map(({ isAway }) => isAway);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const move = () => act(async () => void document.dispatchEvent(new Event("mousemove")));

beforeEach(() => {
  jest.useFakeTimers();
  server = new FakeServer();
});
afterEach(() => {
  act(() => setConnectionState("online"));
  jest.useRealTimers();
});

test("nothing is reported while no one watches", async () => {
  render(page(false));
  await pass(IDLE_MS * 2);
  await move();
  expect(told()).toEqual([]);
});

test("leaving and coming back are each reported once, with the page's id", async () => {
  render(page(true));
  await pass(IDLE_MS / 2);
  expect(told()).toEqual([]);
  await pass(IDLE_MS);
  await pass(IDLE_MS);
  expect(told()).toEqual([true]);
  await move();
  await move();
  expect(told()).toEqual([true, false]);
  expect(server.variablesOf("LiveReportingReportPresenceMutation")[0]?.["page"]).toBe(getPageId());
});

test("a new watcher of an inactive page gets a report, and another after a lost connection", async () => {
  const { rerender } = render(page(false));
  await pass(IDLE_MS * 2);
  rerender(page(true));
  await pass(0);
  expect(told()).toEqual([true]);
  act(() => setConnectionState("offline"));
  await pass(0);
  act(() => setConnectionState("online"));
  await pass(0);
  expect(told()).toEqual([true, true]);
});
