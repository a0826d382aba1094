import { useLoaderData, useNavigate, useParams } from "react-router-dom";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import RaceWallPageQueryNode, { type RaceWallPageQuery } from "../../../../__generated__/RaceWallPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { parseRaceCode } from "../../../contract/codes";
import { usePageStatus } from "../../rendering/renderingHooks";
import { PageMeta } from "../../ui/PageHeader";
import { type StoppedRace, useStoppedRace, useStoppedRaceOf, RaceNotFound } from "../../features/race/missingRace";
import { useEffect } from "react";
import type { RaceWallPage_race$key } from "../../../../__generated__/RaceWallPage_race.graphql";
import { LinkButton } from "../../ui/Button";
import type { RaceCode } from "../../../contract/scalars";
import { RaceCodeLink, RaceOnWall } from "../../features/wall/RaceOnWall";
import { WallMessage } from "../../features/wall/wallParts";

/** A race for the big screen in a room. */
export function RaceWallPage() {
  const { code = "" } = useParams();
  const isCode = useLoaderData<unknown>() !== null;
  return isCode ? <WallByCode key={code} /> : <RaceNotFound />;
}

/** The race with the code in the address. It looks the same for every viewer. */
function WallByCode() {
  const { t } = useLingui();
  const { race, stoppedRace } = usePreloadedQuery<RaceWallPageQuery>(
    graphql`
      query RaceWallPageQuery($code: RaceCode!) @throwOnFieldError @preloadable {
        race(code: $code) {
          code
          ...RaceWallPage_race
        }
        stoppedRace(code: $code) {
          ...missingRace_stopped
        }
      }
    `,
    useRouteQuery<RaceWallPageQuery>(RaceWallPageQueryNode),
  );
  const requestedCode = parseRaceCode(useParams()["code"] ?? "");
  const stopped = useStoppedRaceOf(stoppedRace);
  usePageStatus(!race && stopped ? 410 : null);
  if (!race)
    return requestedCode === null || stopped === null || stopped.phase === "CANCELLED" ? (
      <RaceNotFound />
    ) : (
      <StoppedWall code={requestedCode} initial={stopped} />
    );
  const { code } = race;
  return (
    <>
      <PageMeta
        title={t`Race ${code}, big screen`}
        description={t`A live race for the projector: everyone's progress and the podium.`}
        isUnlisted
      />
      <RaceWall raceRef={race} />
    </>
  );
}

/** A race on the whole screen. When a rematch is made, its wall replaces this one. */
function RaceWall({ raceRef }: { readonly raceRef: RaceWallPage_race$key }) {
  const { t } = useLingui();
  const race = useFragment(
    graphql`
      fragment RaceWallPage_race on Race @throwOnFieldError {
        code
        rematchCode
        ...RaceOnWall_race
        ...RaceOnWall_text
      }
    `,
    raceRef,
  );
  const { code, rematchCode } = race;
  useNextWall(rematchCode ?? null);
  return (
    <RaceOnWall
      raceRef={race}
      textRef={race}
      gone={<StoppedWall code={code} initial={null} />}
      canceled={
        <WallMessage title={t`This race was canceled`} text={t`Create a new race and open its big screen.`}>
          <LinkButton to="/race">{t`All races`}</LinkButton>
        </WallMessage>
      }
      corner={<RaceCodeLink code={code} />}
    />
  );
}

/** Replaces this wall with that of the rematch once there is one. */
function useNextWall(rematchCode: RaceCode | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (rematchCode !== null) void navigate(`/race/${rematchCode}/wall`, { replace: true });
  }, [navigate, rematchCode]);
}

type StoppedWallProps = {
  readonly code: RaceCode;
  /** The stored race if it is already loaded. */
  readonly initial: StoppedRace | null;
};

/** The race is gone because the server restarted: the wall waits for its rematch and continues with that. */
function StoppedWall({ code, initial }: StoppedWallProps) {
  const { t } = useLingui();
  useNextWall(useStoppedRace(code, initial)?.rematchCode ?? null);
  return (
    <WallMessage
      title={t`The race stopped because of a server problem`}
      text={t`If someone asks for a rematch, it appears here automatically.`}
    >
      <LinkButton to="/race">{t`All races`}</LinkButton>
    </WallMessage>
  );
}
