import { useState } from "react";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { readyLayoutQuestion } from "./readyLayoutQuestion";

/** The place of the question about the layout, with a finished run: there from the start or not at all. */
export function LayoutQuestionSlot() {
  const { layout } = usePreferences();
  const [ready] = useState(() => (layout === "" ? readyLayoutQuestion() : null));
  return ready && <ready.Question guess={ready.guess} />;
}
