import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { RaceCode } from "../../../contract/scalars";
import { type StoppedRace, useStoppedRace } from "../Race/useStoppedRace";
import { WallMessage } from "./WallMessage";

type Props = {
  readonly code: RaceCode;
  /** What the server said of it already; null when it was not asked yet. */ readonly initial: StoppedRace | null;
};

/** The race is gone because the server restarted: the wall waits for its rematch and goes on there. */
export function StoppedWall({ code, initial }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const rematchCode = useStoppedRace(code, initial)?.rematchCode ?? null;
  useEffect(() => {
    if (rematchCode !== null) void navigate(`/race/${rematchCode}/wall`, { replace: true });
  }, [navigate, rematchCode]);
  return (
    <WallMessage
      title={t`The race stopped because the server restarted`}
    >{t`When somebody asks for a rematch, it appears here by itself.`}</WallMessage>
  );
}
