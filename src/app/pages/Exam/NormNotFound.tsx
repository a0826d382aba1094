import { useLingui } from "@lingui/react/macro";
import { findExamNorm } from "../../../engine/exams/findExamNorm";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";

/** No exam can begin by this norm: it was replaced by a newer version, or never was. */
export function NormNotFound({ norm }: { readonly norm: string }) {
  const { t } = useLingui();
  const known = findExamNorm(norm);
  if (known === null) {
    return (
      <ErrorNotice code="EXAM_NORM_UNKNOWN" isPage>
        <LinkButton look="primary" to="/exam">
          {t`All exams`}
        </LinkButton>
      </ErrorNotice>
    );
  }
  return (
    <Notice isPage text={t`This norm has a newer version`}>
      <p>{t`New exams begin by the norm of today. Exams that were taken by the earlier one keep their result.`}</p>
      <LinkButton look="primary" to={`/exam/${known.name}`}>
        {t`The norm of today`}
      </LinkButton>
    </Notice>
  );
}
