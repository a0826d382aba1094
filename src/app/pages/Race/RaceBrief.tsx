import { useLocale } from "../../platform/locale/useLocale";
import { languageLabel } from "../../platform/locale/languageName";
import { fromWireLanguage, languages } from "../../../contract/languages/languages";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RaceBrief_race$key } from "../../../../__generated__/RaceBrief_race.graphql";
import { heatName, modeName, difficultyName } from "../../features/race/raceWords";
import styles from "./RacePage.module.css";
import type { RaceBrief_limit$key } from "../../../../__generated__/RaceBrief_limit.graphql";
import type { RaceBrief_meta$key } from "../../../../__generated__/RaceBrief_meta.graphql";
import { ratingLimits } from "../../../engine/race/ratingBand";
import { PageMeta } from "../../ui/PageHeader";

type RaceBriefProps = {
  readonly raceRef: RaceBrief_race$key;
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
      fragment RaceBrief_race on Race @throwOnFieldError {
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
export function RatingLimitNote({ raceRef }: { readonly raceRef: RaceBrief_limit$key }) {
  const { t } = useLingui();
  const { isPastRatingLimit } = useFragment(
    graphql`
      fragment RaceBrief_limit on Race @throwOnFieldError {
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
export function RaceMeta({ raceRef }: { readonly raceRef: RaceBrief_meta$key }) {
  const { t } = useLingui();
  const { code, language, isTextHidden, text } = useFragment(
    graphql`
      fragment RaceBrief_meta on Race @throwOnFieldError {
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
