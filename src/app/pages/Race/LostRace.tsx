import { useLingui } from "@lingui/react/macro";
import { useParams } from "react-router-dom";
import { parseRaceCode } from "../../../contract/codes";
import { usePageStatus } from "../../rendering/usePageStatus";
import { PageMeta } from "../../ui/PageMeta";
import { readRaceRecord } from "./keystrokes/raceRecord";
import { useOwnRun } from "./keystrokes/useOwnRun";
import { RaceCancelled } from "./RaceCancelled";
import { RaceGone } from "./RaceGone";
import { RaceNotFound } from "./RaceNotFound";
import type { StoppedRace } from "./useStoppedRace";

type Props = {
  /** Null for somebody without an account. */
  readonly userId: string | null;
  /** What the server knows of it from before it restarted; null when no race had this code lately. */
  readonly stopped: StoppedRace | null;
};

/** The server has no such race. It may have had one before it restarted, or this tab may have kept something of it. */
export function LostRace({ userId, stopped }: Props) {
  const { t } = useLingui();
  const code = parseRaceCode(useParams()["code"] ?? "");
  const own = useOwnRun(null, { code: code ?? "", userId });
  usePageStatus(stopped === null ? null : 410);
  if (stopped?.phase === "CANCELLED") return <RaceCancelled />;
  if (code === null) return <RaceNotFound />;
  const isUnknown = own === null || userId === null || readRaceRecord(code, userId)?.isOver === true;
  if (stopped === null && isUnknown) return <RaceNotFound />;
  return (
    <>
      <PageMeta
        title={t`The race stopped`}
        description={t`The server restarted, so this race ended. Saved results are still there.`}
      />
      <RaceGone code={code} userId={userId} session={null} resultId={null} initial={stopped} />
    </>
  );
}
