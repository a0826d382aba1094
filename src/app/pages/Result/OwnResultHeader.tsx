import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OwnResultHeader_result$key } from "../../../../__generated__/OwnResultHeader_result.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatSpeed } from "../../typing/figures/formatFigure";
import { LinkButton } from "../../ui/Button";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { ResultFacts } from "./ResultFacts";
import { ShareButton } from "./share/ShareButton";

/** The head of one’s own result. */
export function OwnResultHeader({ resultRef }: { readonly resultRef: OwnResultHeader_result$key }) {
  const { t } = useLingui();
  const result = useFragment(
    graphql`
      fragment OwnResultHeader_result on Result @throwOnFieldError {
        wpm
        raceCode
        ...ResultFacts_result
        ...ShareButton_result
      }
    `,
    resultRef,
  );
  const { raceCode } = result;
  const speed = formatSpeed(useLocale(), result.wpm);
  return (
    <>
      <PageMeta
        title={t`Result: ${speed} wpm`}
        description={t`One result: speed, accuracy, the curve of the run and the keys that were missed.`}
        isUnlisted
      />
      <PageHeader title={t`Result`} lead={<ResultFacts resultRef={result} />}>
        {raceCode !== null && raceCode !== undefined && <LinkButton to={`/race/${raceCode}`}>{t`The race`}</LinkButton>}
        <ShareButton resultRef={result} />
        <LinkButton to="/progress">{t`All results`}</LinkButton>
        <LinkButton look="primary" to="/">
          {t`Practise`}
        </LinkButton>
      </PageHeader>
    </>
  );
}
