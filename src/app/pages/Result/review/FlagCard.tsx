import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FlagCard_result$key } from "../../../../../__generated__/FlagCard_result.graphql";
import { Card } from "../../../ui/Card";
import { FlagDecision } from "./FlagDecision";
import { flagReasonWords } from "./flagReasonWords";

/**
 * Why a result was marked and what became of it, for those who may know: nothing for others, nor for a result that
 * never was.
 */
export function FlagCard({ resultRef }: { readonly resultRef: FlagCard_result$key }) {
  const { t } = useLingui();
  const result = useFragment(
    graphql`
      fragment FlagCard_result on Result @throwOnFieldError {
        flag {
          reason
        }
        ...FlagDecision_result
      }
    `,
    resultRef,
  );
  if (!result.flag) return null;
  return (
    <Card title={t`Marked for a second look`} lead={t(flagReasonWords(result.flag.reason))}>
      <FlagDecision resultRef={result} />
    </Card>
  );
}
