import { useLingui } from "@lingui/react/macro";
import { usePreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { LayoutSelect } from "../../typing/keyboard/LayoutSelect";
import { Card } from "../../ui/Card";
import { Checkbox } from "../../ui/ChoiceFields";

/** Which keyboard this browser has, and whether practice shows it. What is typed is never changed by it. */
export function KeyboardSettings() {
  const { t } = useLingui();
  const { keyboard } = usePreferences();
  const { change } = usePreferenceStore();
  return (
    <Card
      id="keyboard"
      title={t`Keyboard`}
      lead={t`Kept in this browser. It changes the picture of the keyboard, not what you type.`}
    >
      <LayoutSelect />
      <Checkbox
        label={t`Show the keyboard while I practise`}
        isChecked={keyboard}
        onChange={(isShown) => change({ keyboard: isShown })}
      />
    </Card>
  );
}
