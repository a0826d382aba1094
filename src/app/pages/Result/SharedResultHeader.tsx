import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { SharedResultHeader_result$key } from "../../../../__generated__/SharedResultHeader_result.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent, formatSpeed } from "../../typing/figures/formatFigure";
import { LinkButton } from "../../ui/Button";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { ResultFacts } from "./ResultFacts";

/**
 * The head of somebody else’s result, as those read it who were sent its link. Search engines leave it out: who has the
 * link may see it, and nobody finds it.
 */
export function SharedResultHeader({ resultRef }: { readonly resultRef: SharedResultHeader_result$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const result = useFragment(
    graphql`
      fragment SharedResultHeader_result on Result @throwOnFieldError {
        user {
          displayName
        }
        wpm
        accuracy
        ...ResultFacts_result
      }
    `,
    resultRef,
  );
  const name = result.user.displayName;
  const speed = formatSpeed(locale, result.wpm);
  const right = formatPercent(locale, result.accuracy);
  return (
    <>
      <PageMeta
        title={t`${name}: ${speed} wpm`}
        description={t`${name} typed at ${speed} words per minute, with ${right} of the key presses right. See the curve of the run, its errors and its replay.`}
        isUnlisted
      />
      <PageHeader title={t`Result of ${name}`} lead={<ResultFacts resultRef={result} />}>
        <LinkButton look="primary" to="/">
          {t`Practise`}
        </LinkButton>
      </PageHeader>
    </>
  );
}
