import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "../../../contract/errorCodes";
import { formatJoinCode, parseJoinCode } from "../../../contract/codes";
import { usePageStatus } from "../../rendering/usePageStatus";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { LinkButton } from "../../ui/Button";
import { PageMeta } from "../../ui/PageMeta";

type Props = { readonly code: string; readonly error: ErrorCode };

/** In the place of a group that a code does not open. */
export function CodeUnknown({ code, error }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const written = parseJoinCode(code) === null ? code : formatJoinCode(code);
  usePageStatus(error === "JOIN_CODE_UNKNOWN" ? 404 : null);
  return (
    <>
      <PageMeta
        title={t`No group`}
        description={t`There is nothing at this address. Check the link, or go on from the start page.`}
        isUnlisted
      />
      <ErrorNotice isPage code={error} onRetry={() => void navigate(".", { replace: true })}>
        <LinkButton look="primary" to="/groups">
          {t`Type another code`}
        </LinkButton>
      </ErrorNotice>
      <p>{t`The code was ${written}.`}</p>
    </>
  );
}
