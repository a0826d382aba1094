import { useCallback, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import OwnTextListQueryNode, { type OwnTextListQuery } from "../../../../../../__generated__/OwnTextListQuery.graphql";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { getToken, subscribeToToken } from "../../../../relay/sessionToken";
import { useConnectionState } from "../../../../relay/connectionState";
import { ErrorBoundary } from "../../../../ui/ErrorBoundary";
import { ShelfList } from "../library/ShelfList";
import { OwnTextList } from "./OwnTextList";
import styles from "./OwnTexts.module.css";
import { PasteForm } from "./PasteForm";

/** A text to paste, and those that were kept. */
export function OwnTexts({ language }: { readonly language: Language }) {
  const [reference, load, dispose] = useQueryLoader<OwnTextListQuery>(OwnTextListQueryNode);
  const isOffline = useConnectionState() === "offline";
  const reload = useCallback(() => {
    // Who has no account has no texts: nothing is asked.
    if (getToken() === null) dispose();
    else load({}, { fetchPolicy: "store-and-network" });
  }, [load, dispose]);
  useEffect(() => {
    if (!isOffline) reload();
    return subscribeToToken(reload);
  }, [reload, isOffline]);

  return (
    <div className={styles["own"]}>
      <PasteForm language={language} onKept={reload} />
      {isOffline || reference == null ? (
        isOffline && <ShelfList choice="own" language={language} />
      ) : (
        <ErrorBoundary
          key={reference.fetchKey}
          rank="part"
          onRetry={reload}
          fallback={<ShelfList choice="own" language={language} />}
        >
          <OwnTextList reference={reference} onChange={reload} />
        </ErrorBoundary>
      )}
    </div>
  );
}
