import { useLingui } from "@lingui/react/macro";
import { startTransition, useMemo } from "react";
import { graphql, useRefetchableFragment, useFragment } from "react-relay";
import type { KeyPictures_viewer$key } from "../../../../__generated__/KeyPictures_viewer.graphql";
import type { KeyPicturesRefetchQuery } from "../../../../__generated__/KeyPicturesRefetchQuery.graphql";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { keysOnBoard } from "../../../engine/progress/keysOnBoard";
import { layoutIdOf, layoutNames } from "../../typing/keyboard/layouts";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/ChoiceFields";
import { HeatMap } from "./HeatMap";
import { PairTable, type PairFigures } from "./PairTable";
import type { KeyPictures_figures$key } from "../../../../__generated__/KeyPictures_figures.graphql";

/** The statistics of keys and pairs, on the layout they were typed on, whatever the current language and layout are. */
export function KeyPictures({ viewerRef }: { readonly viewerRef: KeyPictures_viewer$key }) {
  const { t } = useLingui();
  const [{ learning }, refetch] = useRefetchableFragment<KeyPicturesRefetchQuery, KeyPictures_viewer$key>(
    graphql`
      fragment KeyPictures_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "KeyPicturesRefetchQuery")
      @argumentDefinitions(layout: { type: "KeyboardLayout" }) {
        learning(layout: $layout) {
          layout
          layouts
          keyFigures {
            ...KeyPictures_figures
          }
          pairFigures {
            ...KeyPictures_figures
          }
        }
      }
    `,
    viewerRef,
  );
  const layout = keyboardLayouts[layoutIdOf(learning?.layout) ?? "us"];
  const keys = useKeyRows(learning?.keyFigures);
  const figures = useMemo(() => keysOnBoard(layout, keys), [layout, keys]);
  const pairs = useKeyRows(learning?.pairFigures);
  const nameOf = (name: string): string => {
    const id = layoutIdOf(name);
    return id === null ? name : t(layoutNames[id]);
  };

  return (
    <>
      <Card title={t`Keys`} lead={t`Based on everything you typed on this keyboard. Recent keystrokes count most.`}>
        {learning && learning.layouts.length > 1 && (
          <Select
            label={t`Keyboard layout`}
            options={learning.layouts.map((value) => ({ value, label: nameOf(value) }))}
            value={learning.layout}
            onChange={(chosen) => startTransition(() => void refetch({ layout: chosen }))}
          />
        )}
        {learning?.layouts.length === 1 && <p>{nameOf(learning.layout)}</p>}
        {figures.size > 0 ? (
          <HeatMap layout={layout} figures={figures} />
        ) : (
          <p>{t`No data about your keys yet. Type a run first.`}</p>
        )}
      </Card>
      {pairs.length > 0 && (
        <Card title={t`Key pairs`} lead={t`Speed and errors for each pair of keys. Select a column to sort by it.`}>
          <PairTable pairs={pairs} />
        </Card>
      )}
    </>
  );
}

/** Converts the columns of keys or pairs to rows; empty if nothing is known. */
export function useKeyRows(figuresRef: KeyPictures_figures$key | null | undefined): readonly PairFigures[] {
  const figures = useFragment(
    graphql`
      fragment KeyPictures_figures on KeyFigures @throwOnFieldError {
        key
        presses
        misses
        timeMs
        missRate
      }
    `,
    figuresRef,
  );
  return useMemo(() => {
    if (!figures) return [];
    const { key, presses, misses, timeMs, missRate } = figures;
    return key.map((name, at) => ({
      key: name,
      presses: presses[at] ?? 0,
      misses: misses[at] ?? 0,
      timeMs: timeMs[at] ?? 0,
      missRate: missRate[at] ?? 0,
    }));
  }, [figures]);
}
