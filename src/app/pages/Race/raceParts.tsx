import { ReportButton } from "../../features/moderation/ReportButton";
import { TeamMark } from "../../features/race/laneMarks";
import { useLocale } from "../../platform/locale/useLocale";
import { languageLabel } from "../../platform/locale/languageName";
import { fromWireLanguage, languages } from "../../../contract/languages/languages";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { raceParts_brief$key } from "../../../../__generated__/raceParts_brief.graphql";
import { heatName, modeName, difficultyName, ordinal } from "../../features/race/raceWords";
import styles from "./RacePage.module.css";
import type { raceParts_limit$key } from "../../../../__generated__/raceParts_limit.graphql";
import type { raceParts_meta$key } from "../../../../__generated__/raceParts_meta.graphql";
import type { raceParts_reported$key } from "../../../../__generated__/raceParts_reported.graphql";
import type { raceParts_teams$key } from "../../../../__generated__/raceParts_teams.graphql";
import { ratingLimits } from "../../../engine/race/ratingBand";
import { useSpeed } from "../../typing/figures/useSpeed";
import { PageMeta } from "../../ui/PageHeader";

type RaceBriefProps = {
  readonly raceRef: raceParts_brief$key;
  /** How many are in the race now. One alone is rated against nobody. */
  readonly racers: number;
  /** Whether others can still join. */
  readonly isWaiting: boolean;
};

/** A summary of the race in one line: who can find it, and the kind of text. The text itself is hidden. */
export function RaceBrief({ raceRef, racers, isWaiting }: RaceBriefProps) {
  const { t } = useLingui();
  const { visibility, mode, isRated, group, language, isTextHidden, heat, lesson, text } = useFragment(
    graphql`
      fragment raceParts_brief on Race @throwOnFieldError {
        visibility
        mode
        isRated
        group {
          name
        }
        language
        isTextHidden
        heat {
          number
        }
        lesson {
          number
          title
        }
        text {
          title
          characters
          difficulty
        }
      }
    `,
    raceRef,
  );
  const { title, characters } = text;
  const locale = useLocale();
  const spoken = fromWireLanguage(language);
  const groupName = group?.name ?? null;
  const { number, title: lessonTitle } = lesson ?? {};
  const difficulty = t(difficultyName(text.difficulty));
  return (
    <span className={styles["brief"]}>
      <span>
        {groupName !== null ? t`Race for ${groupName}` : visibility === "OPEN" ? t`Open race` : t`Private race`}
      </span>
      {heat != null && <span>{t(heatName(heat.number))}</span>}
      {isRated && racers > 1 && <span>{t({ message: "Rated", context: "race" })}</span>}
      {isRated && racers < 2 && isWaiting && <span>{t`Rated if someone with an account joins`}</span>}
      <span>{t(modeName(mode))}</span>
      <span>{languageLabel(spoken, locale)}</span>
      {lesson != null && (
        <span>
          <Trans>
            Words of lesson {number}: <span lang={spoken}>{lessonTitle}</span>
          </Trans>
        </span>
      )}
      {isTextHidden ? (
        <span>{t`The text appears when the countdown starts.`}</span>
      ) : (
        <>
          {lesson == null && <span lang={spoken}>{languages[spoken].quotes.join(title)}</span>}
          <span>
            {lesson == null ? (
              <Trans>
                {characters} characters, {difficulty}
              </Trans>
            ) : (
              t`${characters} characters`
            )}
          </span>
        </>
      )}
    </span>
  );
}

/** Says that a race that would be rated is not, because its racers have met too often. Empty for other races. */
export function RatingLimitNote({ raceRef }: { readonly raceRef: raceParts_limit$key }) {
  const { t } = useLingui();
  const { isPastRatingLimit } = useFragment(
    graphql`
      fragment raceParts_limit on Race @throwOnFieldError {
        isPastRatingLimit
      }
    `,
    raceRef,
  );
  if (!isPastRatingLimit) return null;
  return (
    <p>{t`This race doesn't count for the rating: in 24 hours, only ${ratingLimits.pairRaces} races between the same two people count.`}</p>
  );
}

/** Title and description of a race, for previews of its link. */
export function RaceMeta({ raceRef }: { readonly raceRef: raceParts_meta$key }) {
  const { t } = useLingui();
  const { code, language, isTextHidden, text } = useFragment(
    graphql`
      fragment raceParts_meta on Race @throwOnFieldError {
        code
        language
        isTextHidden
        text {
          title
          characters
        }
      }
    `,
    raceRef,
  );
  const { title, characters } = text;
  const spoken = languageLabel(fromWireLanguage(language), useLocale());
  const description = isTextHidden
    ? t`${spoken}. Race others live on the same text.`
    : t`“${title}”, ${characters} characters, ${spoken}. Race others live on the same text.`;
  return <PageMeta title={t`Race ${code}`} description={description} />;
}

/** The teams of a race and their standings, by place once they have one; empty in other races. */
export function TeamBoard({ raceRef }: { readonly raceRef: raceParts_teams$key }) {
  const { t } = useLingui();
  const { text } = useSpeed();
  const { teams } = useFragment(
    graphql`
      fragment raceParts_teams on Race @throwOnFieldError {
        teams {
          number
          members
          wpm
          place
        }
      }
    `,
    raceRef,
  );
  if (teams.length === 0) return null;
  const order = teams.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.number - b.number);
  return (
    <ol className={styles["teams"]} aria-label={t`Teams`}>
      {order.map(({ number, members, wpm, place }) => {
        const speed = text(wpm);
        return (
          <li key={number} className={styles["team"]}>
            <TeamMark number={number} />
            {place == null ? (
              <span className={styles["soft"]}>{t`${plural(members, { one: "# racer", other: "# racers" })}`}</span>
            ) : (
              <span className={styles["speed"]}>{speed}</span>
            )}
            {place != null && <span className={styles["place"]}>{t(ordinal(place))}</span>}
          </li>
        );
      })}
    </ol>
  );
}

type ReportRacerProps = { readonly racersRef: raceParts_reported$key; readonly viewerId: string | null };

/** Reports the name of another racer. */
export function ReportRacer({ racersRef, viewerId }: ReportRacerProps) {
  const { t } = useLingui();
  const racers = useFragment(
    graphql`
      fragment raceParts_reported on Racer @relay(plural: true) @throwOnFieldError {
        userId
        name
      }
    `,
    racersRef,
  );
  const others = racers.filter(({ userId }) => userId !== viewerId).map(({ userId, name }) => ({ id: userId, name }));
  return (
    <div className={styles["report"]}>
      <ReportButton label={t`Report a name`} kind="person" subjects={others} />
    </div>
  );
}
