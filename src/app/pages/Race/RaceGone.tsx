import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import type { RaceSession } from "./keystrokes/RaceSession";
import { KeptRun } from "./KeptRun";

type Props = { readonly isLobby: boolean; readonly session: RaceSession | null; readonly textBody: string };

/** The server knows this race no longer, although it was not over: it has restarted. */
export function RaceGone({ isLobby, session, textBody }: Props) {
  const text = isLobby
    ? "This race is gone: the server has restarted. Make a new one, and share its code."
    : "This race is over: the server has restarted. What you typed is kept here.";
  return (
    <>
      <Notice isPage kind="error" text={text}>
        <LinkButton look="primary" to="/race">
          Make a new race
        </LinkButton>
        <LinkButton to="/">Practise</LinkButton>
      </Notice>
      {session !== null && <KeptRun session={session} text={textBody} />}
    </>
  );
}
