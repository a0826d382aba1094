import { useCallback, useEffect, Suspense, useId, useState } from "react";
import {
  useQueryLoader,
  graphql,
  type PreloadedQuery,
  usePreloadedQuery,
  usePaginationFragment,
  useFragment,
} from "react-relay";
import OwnTextListQueryNode, {
  type OwnTextsOwnTextListQuery,
} from "../../../../../__generated__/OwnTextsOwnTextListQuery.graphql";
import { type Language, fromWireLanguage } from "../../../../contract/languages/languages";
import { getToken, subscribeToToken } from "../../../relay/sessionToken";
import { useConnectionState } from "../../../relay/connectionState";
import { ShowMore } from "../../../ui/ShowMore";
import { ErrorBoundary, ErrorNotice } from "../../../ui/ErrorBoundary";
import { ShelfList, TextRow } from "./TextRows";
import { PasteForm, TextDialog } from "./OwnTextForms";
import { Skeleton } from "../../../ui/primitives";
import { useLingui } from "@lingui/react/macro";
import type { OwnTexts_viewer$key } from "../../../../../__generated__/OwnTexts_viewer.graphql";
import type { OwnTextRowsPaginationQuery } from "../../../../../__generated__/OwnTextRowsPaginationQuery.graphql";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/TextField";
import styles from "./TextRows.module.css";
import type { OwnTexts_text$key } from "../../../../../__generated__/OwnTexts_text.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { Dialog } from "../../../ui/Dialog";
import { useDeleteOwnText } from "../../../features/text/textShelf";

/** A form to paste a text, and the saved texts. */
export function OwnTexts({ language }: { readonly language: Language }) {
  const [reference, load, dispose] = useQueryLoader<OwnTextsOwnTextListQuery>(OwnTextListQueryNode);
  const isOffline = useConnectionState() === "offline";
  const reload = useCallback(() => {
    // Without an account there are no saved texts, so nothing is fetched.
    if (getToken() === null) dispose();
    else load({}, { fetchPolicy: "store-and-network" });
  }, [load, dispose]);
  useEffect(() => {
    if (!isOffline) reload();
    return subscribeToToken(reload);
  }, [reload, isOffline]);

  return (
    <div className={styles["own"]}>
      <PasteForm language={language} onSaved={reload} />
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

type Props = {
  readonly reference: PreloadedQuery<OwnTextsOwnTextListQuery>;
  /** Called after a text was changed or deleted. */ readonly onChange: () => void;
};

/** The user's saved texts. */
function OwnTextList(props: Props) {
  return (
    <Suspense fallback={<Skeleton size="block" />}>
      <LoadedList {...props} />
    </Suspense>
  );
}

function LoadedList({ reference, onChange }: Props) {
  const { viewer } = usePreloadedQuery<OwnTextsOwnTextListQuery>(
    graphql`
      query OwnTextsOwnTextListQuery @throwOnFieldError {
        viewer {
          ...OwnTexts_viewer
        }
      }
    `,
    reference,
  );
  return viewer ? <OwnTextRows viewerRef={viewer} onChange={onChange} /> : null;
}

const PAGE = 25;

type OwnTextRowsProps = { readonly viewerRef: OwnTexts_viewer$key; readonly onChange: () => void };

/** The viewer's texts, newest first, with their actions. */
function OwnTextRows({ viewerRef, onChange }: OwnTextRowsProps) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<OwnTextRowsPaginationQuery, OwnTexts_viewer$key>(
    graphql`
      fragment OwnTexts_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "OwnTextRowsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        texts(first: $first, after: $after) @connection(key: "OwnTextRows_viewer_texts") {
          edges {
            node {
              id
              title
              ...TextRows_text
              ...OwnTexts_text
            }
          }
        }
      }
    `,
    viewerRef,
  );
  const heading = useId();
  const [search, setSearch] = useState("");
  const edges = data.texts?.edges ?? [];
  const found = edges.filter(({ node }) => node.title.toLowerCase().includes(search.trim().toLowerCase()));

  if (edges.length === 0) return null;
  return (
    <section className={styles["list"]} aria-labelledby={heading}>
      <h2 id={heading} className={styles["title"]}>
        {t`My texts`}
      </h2>
      {(edges.length > 5 || page.hasNext) && (
        <TextField name="search" label={t`Search my texts`} value={search} onChange={setSearch} />
      )}
      {found.length === 0 && <p>{t`None of these titles contain “${search}”.`}</p>}
      <ul className={styles["rows"]}>
        {found.map(({ node }) => (
          <TextRow key={node.id} textRef={node} choice="own">
            <OwnTextActions textRef={node} onChange={onChange} />
          </TextRow>
        ))}
      </ul>
      <ShowMore page={page} count={PAGE} />
    </section>
  );
}

type OwnTextActionsProps = { readonly textRef: OwnTexts_text$key; readonly onChange: () => void };

/** Changes or deletes one of the viewer's texts, the latter after a confirmation. */
function OwnTextActions({ textRef, onChange }: OwnTextActionsProps) {
  const { t } = useLingui();
  const { id, title, body, language } = useFragment(
    graphql`
      fragment OwnTexts_text on Text @throwOnFieldError {
        id
        title
        body
        language
      }
    `,
    textRef,
  );
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const [remove, isDeleting] = useDeleteOwnText();
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const close = (): void => setOpen(null);
  const confirm = async (): Promise<void> => {
    const code = await remove(id);
    setIssue(code);
    if (code !== null) return;
    close();
    onChange();
  };
  const change = t`Change`;
  const deleteIt = t`Delete`;

  return (
    <>
      <Button look="quiet" isSmall onClick={() => setOpen("edit")} aria-label={`${change}: ${title}`}>
        {change}
      </Button>
      <Button look="quiet" isSmall onClick={() => setOpen("delete")} aria-label={`${deleteIt}: ${title}`}>
        {deleteIt}
      </Button>
      <TextDialog
        isOpen={open === "edit"}
        text={{ id, title, body, language: fromWireLanguage(language) }}
        onClose={close}
        onSaved={onChange}
      />
      <Dialog title={t`Delete “${title}”?`} isOpen={open === "delete"} onClose={close}>
        <p>{t`The text and your place in it will be deleted on all your devices. Your results are kept.`}</p>
        {issue !== null && <ErrorNotice code={issue} />}
        <div className={styles["ownTextsActions"]}>
          <Button look="danger" isBusy={isDeleting} onClick={() => void confirm()}>
            {t`Delete`}
          </Button>
          <Button onClick={close}>{t({ message: "Cancel", context: "text" })}</Button>
        </div>
      </Dialog>
    </>
  );
}
