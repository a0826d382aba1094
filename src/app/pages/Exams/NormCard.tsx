import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { NormCard_norm$key } from "../../../../__generated__/NormCard_norm.graphql";
import { Card } from "../../ui/Card";
import { LinkButton } from "../../ui/LinkButton";
import { NormFacts } from "../Exam/words/NormFacts";
import { nameOfNorm } from "../Exam/words/normNames";
import styles from "./ExamsPage.module.css";
import { whoFor } from "./whoFor";

/** A norm to choose. */
export function NormCard({ normRef }: { readonly normRef: NormCard_norm$key }) {
  const { t } = useLingui();
  const norm = useFragment(
    graphql`
      fragment NormCard_norm on ExamNorm @throwOnFieldError {
        name
        ...NormFacts_norm
      }
    `,
    normRef,
  );
  const name = t(nameOfNorm(norm.name));
  return (
    <Card title={name} lead={t(whoFor(norm.name))}>
      <div className={styles["norm"]}>
        <NormFacts normRef={norm} />
        <div>
          <LinkButton to={`/exam/${norm.name}`} aria-label={t`Choose: ${name}`}>
            {t`Choose this exam`}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
