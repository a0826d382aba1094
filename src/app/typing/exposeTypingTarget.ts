import { remainingText } from "./remainingText";
import type { StageSource } from "./stage/StageSource";

/**
 * In test builds (made with TYPELOOP_TEST_HOOKS set; vite.config.ts puts its value here) `window.__typingTarget()`
 * tells meters and browser
 * tests what is still to be typed. In production builds nothing of this is left.
 */
export function exposeTypingTarget(run: Pick<StageSource, "state">): void {
  if (process.env.TYPELOOP_TEST_HOOKS) Object.assign(window, { __typingTarget: () => remainingText(run.state) });
}
