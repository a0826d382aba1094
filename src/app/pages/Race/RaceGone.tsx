import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import type { RaceSession } from "./keystrokes/RaceSession";
import { KeptRun } from "./KeptRun";

type Props = { readonly isLobby: boolean; readonly session: RaceSession | null; readonly textBody: string };

/** The server knows this race no longer, although it was not over: it has restarted. */
export function RaceGone({ isLobby, session, textBody }: Props) {
  const { t } = useLingui();
  const text = isLobby
    ? t`This race is gone: the server has restarted. Make a new one, and share its code.`
    : t`This race is over: the server has restarted. What you typed is kept here.`;
  return (
    <>
      <Notice isPage kind="error" text={text}>
        <LinkButton look="primary" to="/race">
          {t`Make a new race`}
        </LinkButton>
        <LinkButton to="/">{t`Practise`}</LinkButton>
      </Notice>
      {session !== null && <KeptRun session={session} text={textBody} />}
    </>
  );
}
