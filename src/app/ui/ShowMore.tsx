import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ErrorCode } from "../../contract/errorCodes";
import { readErrorCode } from "../../contract/readErrorCode";
import { Button } from "./Button";
import { ErrorNotice } from "./ErrorBoundary";

/** What a list knows of its next page: part of the result of usePaginationFragment. */
export type NextPage = {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options: { readonly onComplete: (error: Error | null) => void }) => unknown;
};

/** Loads `count` more entries of a list, once at a time. Returns the error of the last attempt, too. */
export function useLoadMore({ hasNext, isLoadingNext, loadNext }: NextPage, count: number) {
  const [issue, setIssue] = useState<ErrorCode | null>(null);
  const loadMore = () => {
    if (!hasNext || isLoadingNext) return;
    loadNext(count, { onComplete: (error) => setIssue(error && readErrorCode(error)) });
  };
  return { issue, loadMore };
}

type Props = { readonly page: NextPage; readonly count: number; readonly isSmall?: boolean };

/** The button for the next page of a list. After a failure it says what happened. */
export function ShowMore({ page, count, isSmall = false }: Props) {
  const { t } = useLingui();
  const { issue, loadMore } = useLoadMore(page, count);
  if (!page.hasNext) return null;
  const button = (
    <Button isSmall={isSmall} isBusy={page.isLoadingNext} onClick={loadMore}>
      {issue === null ? t`Show more` : t`Try again`}
    </Button>
  );
  return issue === null ? <div>{button}</div> : <ErrorNotice code={issue}>{button}</ErrorNotice>;
}
