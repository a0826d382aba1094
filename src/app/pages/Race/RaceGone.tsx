import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { useOwnRun } from "./keystrokes/useOwnRun";
import type { RaceSession } from "./keystrokes/RaceSession";
import { KeptRun } from "./KeptRun";

type Props = {
  readonly code: string;
  /** Null for somebody without an account. */
  readonly userId: string | null;
  readonly session: RaceSession | null;
  /** Global id of the racer's result, as it was announced. */
  readonly resultId: string | null;
};

/** The server knows this race no longer, although it was not over: it has restarted. What the racer typed is theirs all the same. */
export function RaceGone({ code, userId, session, resultId }: Props) {
  const { t } = useLingui();
  const own = useOwnRun(session, { code, userId });
  const isOwn = own !== null && !own.isKept;
  return (
    <>
      <Notice isPage kind="error" text={t`This race was called off: the server was restarted.`}>
        {isOwn && <p>{t`What you typed is kept as a result of your own.`}</p>}
        {own?.isKept === true && <p>{t`You were through: your result is kept.`}</p>}
        <LinkButton look="primary" to="/race">
          {t`Make a new race`}
        </LinkButton>
        {own?.isKept === true && resultId !== null && <LinkButton to={`/results/${encodeURIComponent(resultId)}`}>{t`Your result`}</LinkButton>}
        <LinkButton to="/">{t`Practise`}</LinkButton>
      </Notice>
      {isOwn && <KeptRun own={own} />}
    </>
  );
}
