import { act } from "@testing-library/react";
import { clearToken, setToken } from "../../src/app/relay/sessionToken";
import { forgetSteps } from "./forgetSteps";

/** What is still to be typed. */
export const typingTarget = (): string => (window as unknown as { __typingTarget: () => string }).__typingTarget();

/** For each test of a file, a signed-in user of the course who has passed nothing. */
export function signInToLessons(): void {
  beforeAll(() => {
    process.env["TYPELOOP_TEST_HOOKS"] = "1";
  });
  afterAll(() => {
    delete process.env["TYPELOOP_TEST_HOOKS"];
  });
  beforeEach(() =>
    act(async () => {
      forgetSteps();
      setToken("token", { shared: false });
    }),
  );
  afterEach(() => act(async () => clearToken()));
}

/** As on a device that asks for less motion, until the returned function is called. */
export function reduceMotion(): () => void {
  const before = window.matchMedia;
  const query = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return () => {
    window.matchMedia = before;
  };
}
