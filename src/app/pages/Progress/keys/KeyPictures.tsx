import { useLingui } from "@lingui/react/macro";
import { startTransition, useEffect, useMemo, useRef } from "react";
import { graphql, useRefetchableFragment } from "react-relay";
import type { KeyPictures_viewer$key } from "../../../../../__generated__/KeyPictures_viewer.graphql";
import type { KeyPicturesRefetchQuery } from "../../../../../__generated__/KeyPicturesRefetchQuery.graphql";
import { findLayout, keyboardLayouts } from "../../../../engine/keyboards/keyboardLayouts";
import { keysOnBoard } from "../../../../engine/progress/keysOnBoard";
import { usePreferences } from "../../../platform/preferences/usePreferences";
import { usePreferenceStore } from "../../../platform/preferences/usePreferenceStore";
import { LayoutSelect } from "../../../typing/keyboard/LayoutSelect";
import { Card } from "../../../ui/Card";
import { layoutToShow } from "../layoutToShow";
import { HeatMap } from "./HeatMap";
import { PairTable } from "./PairTable";
import { useKeyRows } from "./useKeyRows";

/** What is known of each key and of each pair, on the person's own keyboard. */
export function KeyPictures({ viewerRef }: { readonly viewerRef: KeyPictures_viewer$key }) {
  const { t } = useLingui();
  const [{ learningState }, refetch] = useRefetchableFragment<KeyPicturesRefetchQuery, KeyPictures_viewer$key>(
    graphql`
      fragment KeyPictures_viewer on User @throwOnFieldError @refetchable(queryName: "KeyPicturesRefetchQuery") @argumentDefinitions(layout: { type: "KeyboardLayout!" }) {
        learningState(layout: $layout) {
          keyFigures {
            ...useKeyRows_figures
          }
          pairFigures {
            ...useKeyRows_figures
          }
        }
      }
    `,
    viewerRef,
  );
  // Read, so that another choice draws this anew.
  usePreferences();
  const name = layoutToShow(usePreferenceStore());
  const asked = useRef(name);
  useEffect(() => {
    if (asked.current === name) return;
    asked.current = name;
    startTransition(() => void refetch({ layout: name }));
  }, [name, refetch]);
  const layout = findLayout(name.toLowerCase().replaceAll("_", "-")) ?? keyboardLayouts.us;
  const keys = useKeyRows(learningState?.keyFigures);
  const figures = useMemo(() => keysOnBoard(layout, keys), [layout, keys]);
  const pairs = useKeyRows(learningState?.pairFigures);

  return (
    <>
      <Card title={t`Keys`} lead={t`Of all you typed on this keyboard; the last presses count most.`}>
        <LayoutSelect />
        {figures.size > 0 ? <HeatMap layout={layout} figures={figures} /> : <p>{t`Nothing is known of your keys on this keyboard yet. After a run it is.`}</p>}
      </Card>
      {pairs.length > 0 && (
        <Card title={t`Pairs of keys`} lead={t`How one key goes after another. Choose a column to sort by it.`}>
          <PairTable pairs={pairs} />
        </Card>
      )}
    </>
  );
}
