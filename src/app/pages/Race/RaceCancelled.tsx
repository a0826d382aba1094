import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";

/** The race was called off before it ran. */
export function RaceCancelled() {
  const { t } = useLingui();
  return (
    <Notice isPage text={t`This race was called off`}>
      <p>{t`It was cancelled, or everybody left before it started.`}</p>
      <LinkButton look="primary" to="/race">
        {t`All races`}
      </LinkButton>
      <LinkButton to="/">{t`Practise`}</LinkButton>
    </Notice>
  );
}
