import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { usePreferenceStore } from "../../../platform/preferences/usePreferences";
import { getToken } from "../../../relay/sessionToken";
import { setHiddenBy } from "../../../typing/keyboard/hiddenKeyboard";
import { layoutNames } from "../../../typing/keyboard/layouts";
import { announce } from "../../../ui/notices";
import type { GroupNews } from "./GroupNews";
import { noteGivenLayout, readGivenLayout } from "./groupLayout";
import { useIsLineOpen } from "./useIsLineOpen";

/**
 * The switches of one's group that are about keyboards: who chose none has the group's, until they choose; and its
 * picture is not shown where the group types without.
 */
export function useGroupKeyboard(news: GroupNews | null): void {
  const { t } = useLingui();
  const { current, change } = usePreferenceStore();
  const isKnown = news !== null;
  const layout = news?.layout ?? null;
  const hiddenBy = news?.keyboardHiddenBy ?? null;

  const give = useEffectEvent((wanted: LayoutId | null) => {
    const { layout: told } = current();
    const given = readGivenLayout();
    const isChosen = told !== "" && told !== given;
    noteGivenLayout(isChosen ? "" : (wanted ?? ""));
    if (isChosen || told === (wanted ?? "")) return;
    change({ layout: wanted ?? "" });
    const name = wanted === null ? "" : t(layoutNames[wanted]);
    if (wanted !== null) announce(t`Your group types on ${name}. You can choose another keyboard in the settings.`);
  });

  // A text that is fitted anew would take the line from under somebody's hands.
  const isLineOpen = useIsLineOpen();
  useEffect(() => {
    if (isKnown && !isLineOpen) give(layout);
  }, [isKnown, layout, isLineOpen]);
  useEffect(() => {
    if (isKnown) setHiddenBy(hiddenBy);
  }, [isKnown, hiddenBy]);
  useEffect(
    () => () => {
      // Who signs out is in no group.
      if (getToken() === null) setHiddenBy(null);
    },
    [],
  );
}
