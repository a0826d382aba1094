import { useLingui } from "@lingui/react/macro";
import { startTransition, useMemo } from "react";
import { graphql, useRefetchableFragment } from "react-relay";
import type { StoryKeys_member$key } from "../../../../__generated__/StoryKeys_member.graphql";
import type { StoryKeysRefetchQuery } from "../../../../__generated__/StoryKeysRefetchQuery.graphql";
import { findLayout, keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { keysOnBoard } from "../../../engine/progress/keysOnBoard";
import { layoutNames } from "../../typing/keyboard/layouts";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/ChoiceFields";
import { HeatMap } from "../Progress/keys/HeatMap";
import { PairTable } from "../Progress/keys/PairTable";
import { useKeyRows } from "../Progress/keys/useKeyRows";

/** What is known of a member's keys and pairs, on each keyboard that they typed on. */
export function StoryKeys({ memberRef }: { readonly memberRef: StoryKeys_member$key }) {
  const { t } = useLingui();
  const [{ learning }, refetch] = useRefetchableFragment<StoryKeysRefetchQuery, StoryKeys_member$key>(
    graphql`
      fragment StoryKeys_member on GroupMember
      @throwOnFieldError
      @refetchable(queryName: "StoryKeysRefetchQuery")
      @argumentDefinitions(layout: { type: "KeyboardLayout" }) {
        learning(layout: $layout) {
          layout
          layouts
          keyFigures {
            ...useKeyRows_figures
          }
          pairFigures {
            ...useKeyRows_figures
          }
        }
      }
    `,
    memberRef,
  );
  const layout = findLayout(idOf(learning?.layout ?? "")) ?? keyboardLayouts.us;
  const keys = useKeyRows(learning?.keyFigures);
  const figures = useMemo(() => keysOnBoard(layout, keys), [layout, keys]);
  const pairs = useKeyRows(learning?.pairFigures);
  if (!learning) return null;
  const { layouts } = learning;
  const options = layouts.map((value) => {
    const known = findLayout(idOf(value));
    return { value, label: known ? t(layoutNames[known.id]) : value };
  });
  return (
    <>
      <Card title={t`Keys`} lead={t`Of all that was typed on this keyboard; the last presses count most.`}>
        {layouts.length > 1 && (
          <Select
            label={t`Keyboard layout`}
            options={options}
            value={learning.layout}
            onChange={(chosen) => startTransition(() => void refetch({ layout: chosen }))}
          />
        )}
        {figures.size > 0 ? (
          <HeatMap layout={layout} figures={figures} />
        ) : (
          <p>{t`Nothing is known of the keys on this keyboard yet.`}</p>
        )}
      </Card>
      {pairs.length > 0 && (
        <Card title={t`Pairs of keys`} lead={t`How one key goes after another. Choose a column to sort by it.`}>
          <PairTable pairs={pairs} />
        </Card>
      )}
    </>
  );
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}
