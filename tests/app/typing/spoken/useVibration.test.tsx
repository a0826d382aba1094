import { renderHook } from "@testing-library/react";
import { createPreferenceStore } from "../../../../src/app/platform/preferences/Preferences";
import { PreferencesContext } from "../../../../src/app/platform/preferences/usePreferences";
import { TypingRun } from "../../../../src/app/typing/TypingRun";
import { useVibration } from "../../../../src/app/typing/spoken/useVibration";

const vibrate = jest.fn<boolean, [VibratePattern]>(() => true);
beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: vibrate });
});
afterEach(() => void Reflect.deleteProperty(navigator, "vibrate"));

/** Types into a run of somebody with these choices, and gives for how long the device vibrated, each time. */
function pulses(appearance: string, rules: "free" | "stopOnError", typed: string): readonly VibratePattern[] {
  const store = createPreferenceStore("", [], () => undefined);
  store.change({ appearance });
  const run = new TypingRun({ rules, text: "a boat" });
  renderHook(() => useVibration(run), {
    wrapper: ({ children }) => <PreferencesContext value={store}>{children}</PreferencesContext>,
  });
  for (const [at, letter] of [...typed].entries())
    run.apply(letter === "<" ? { kind: "deleteGrapheme" } : { kind: "insert", text: letter }, at * 100);
  return vibrate.mock.calls.map(([pattern]) => pattern);
}

test("it vibrates for a moment with each wrong key, if somebody chose that", () => {
  expect(pulses("vibration=on", "stopOnError", "a xxboat")).toEqual([15, 15]);
});

test("taking a wrong letter away does not vibrate", () => {
  expect(pulses("vibration=on", "free", "a x<boat")).toEqual([15]);
});

test("it is off until somebody chooses it, and without a fault on a device that cannot", () => {
  expect(pulses("", "stopOnError", "a xx")).toEqual([]);
  Reflect.deleteProperty(navigator, "vibrate");
  expect(pulses("vibration=on", "stopOnError", "a xx")).toEqual([]);
});
