import { useLingui } from "@lingui/react/macro";
import type { RaceCode } from "../../../contract/scalars";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";

/**
 * The server has ended the session of the member who looks at this race: with a new pass-phrase from their coach, for
 * instance.
 */
export function SignedOut({ code }: { readonly code: RaceCode }) {
  const { t } = useLingui();
  return (
    <Notice text={t`You were signed out. Sign in again to return to this race.`}>
      <LinkButton look="primary" to={`/sign-in?next=/race/${code}`}>{t`Sign in`}</LinkButton>
    </Notice>
  );
}
