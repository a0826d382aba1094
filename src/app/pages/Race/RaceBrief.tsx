import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RaceBrief_race$key } from "../../../../__generated__/RaceBrief_race.graphql";
import { modeName } from "./describeMode";
import { difficultyName, languageName } from "./describeRace";
import styles from "./RaceBrief.module.css";

/** What race this is, in one line: who finds it, and what is typed. The text itself is not told. */
export function RaceBrief({ raceRef }: { readonly raceRef: RaceBrief_race$key }) {
  const { t } = useLingui();
  const { visibility, mode, group, language, isTextHidden, text } = useFragment(
    graphql`
      fragment RaceBrief_race on Race @throwOnFieldError {
        visibility
        mode
        group {
          name
        }
        language
        isTextHidden
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
  const groupName = group?.name ?? null;
  const difficulty = t(difficultyName(text.difficulty));
  return (
    <span className={styles["brief"]}>
      <span>
        {groupName !== null ? t`Race of ${groupName}` : visibility === "OPEN" ? t`Open race` : t`Private race`}
      </span>
      {mode !== "SPEED" && <span>{t(modeName(mode))}</span>}
      <span>{t(languageName(language))}</span>
      {isTextHidden ? (
        <span>{t`The text appears when the countdown starts.`}</span>
      ) : (
        <>
          <span lang={language === "NL" ? "nl" : "en"}>“{title}”</span>
          <span>
            <Trans>
              {characters} characters, {difficulty}
            </Trans>
          </span>
        </>
      )}
    </span>
  );
}
