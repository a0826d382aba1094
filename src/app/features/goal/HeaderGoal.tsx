import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useRef } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { HeaderGoal_viewer$key } from "../../../../__generated__/HeaderGoal_viewer.graphql";
import HeaderGoalQueryNode, { type HeaderGoalQuery } from "../../../../__generated__/HeaderGoalQuery.graphql";
import { useToday } from "../../platform/dates/localTime";
import { VisuallyHidden } from "../../ui/primitives";
import { RingPicture } from "./RingPicture";
import styles from "./HeaderGoal.module.css";

/**
 * Today's goal and the streak, a link to the week's page. A saved run brings them up to date; they are fetched again
 * after midnight and after a race, whose result the server saves by itself.
 */
export function HeaderGoal() {
  const [reference, load] = useQueryLoader<HeaderGoalQuery>(HeaderGoalQueryNode);
  const today = useToday();
  const { pathname } = useLocation();
  const race = pathname.startsWith("/race/") ? pathname : null;
  const last = useRef<{ readonly today: number; readonly race: string | null } | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = { today, race };
    if (before === null) load({}, { fetchPolicy: "store-and-network" });
    else if (before.today !== today || (before.race !== null && before.race !== race))
      load({}, { fetchPolicy: "store-and-network" });
  }, [load, today, race]);
  return (
    reference != null && (
      <Suspense>
        <LoadedGoal queryReference={reference} />
      </Suspense>
    )
  );
}

function LoadedGoal({ queryReference }: { readonly queryReference: PreloadedQuery<HeaderGoalQuery> }) {
  const { viewer } = usePreloadedQuery<HeaderGoalQuery>(
    graphql`
      query HeaderGoalQuery @throwOnFieldError {
        viewer {
          ...HeaderGoal_viewer
        }
      }
    `,
    queryReference,
  );
  return viewer && <GoalLink viewerRef={viewer} />;
}

function GoalLink({ viewerRef }: { readonly viewerRef: HeaderGoal_viewer$key }) {
  const { t } = useLingui();
  const { practiceGoal } = useFragment(
    graphql`
      fragment HeaderGoal_viewer on User @throwOnFieldError {
        practiceGoal {
          streak
          today {
            typedMs
            goalMs
          }
        }
      }
    `,
    viewerRef,
  );
  if (!practiceGoal || practiceGoal.today.goalMs == null) return null;
  const { streak, today } = practiceGoal;
  const inARow = t`${plural(streak, { one: "# day in a row", other: "# days in a row" })}`;
  return (
    <Link className={styles["link"]} to="/week">
      <RingPicture typedMs={today.typedMs} goalMs={practiceGoal.today.goalMs} />
      {streak > 0 && (
        <>
          <span className={styles["streak"]} aria-hidden="true" title={inARow}>
            {streak}
          </span>
          <VisuallyHidden>{`, ${inARow}`}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
