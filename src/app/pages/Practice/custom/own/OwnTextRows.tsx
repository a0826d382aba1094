import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { OwnTextRows_viewer$key } from "../../../../../../__generated__/OwnTextRows_viewer.graphql";
import type { OwnTextRowsPaginationQuery } from "../../../../../../__generated__/OwnTextRowsPaginationQuery.graphql";
import { Button } from "../../../../ui/Button";
import { TextField } from "../../../../ui/TextField";
import { TextRow } from "../library/TextRow";
import styles from "../library/TextList.module.css";
import { OwnTextActions } from "./OwnTextActions";

const PAGE = 25;

type Props = { readonly viewerRef: OwnTextRows_viewer$key; readonly onChange: () => void };

/** One's own texts, newest first, with what can be done with each. */
export function OwnTextRows({ viewerRef, onChange }: Props) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OwnTextRowsPaginationQuery,
    OwnTextRows_viewer$key
  >(
    graphql`
      fragment OwnTextRows_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "OwnTextRowsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        texts(first: $first, after: $after) @connection(key: "OwnTextRows_viewer_texts") {
          edges {
            node {
              id
              title
              ...TextRow_text
              ...OwnTextActions_text
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
      {(edges.length > 5 || hasNext) && (
        <TextField name="search" label={t`Search my texts`} value={search} onChange={setSearch} />
      )}
      {found.length === 0 && <p>{t`None of these titles has “${search}” in it.`}</p>}
      <ul className={styles["rows"]}>
        {found.map(({ node }) => (
          <TextRow key={node.id} textRef={node} choice="own">
            <OwnTextActions textRef={node} onChange={onChange} />
          </TextRow>
        ))}
      </ul>
      {hasNext && (
        <div>
          <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </section>
  );
}
