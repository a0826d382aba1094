import { useLingui } from "@lingui/react/macro";
import { useCountdown } from "../../../relay/useCountdown";
import { CountdownFigure } from "./CountdownFigure";
import styles from "./RaceStage.module.css";

type Props = { readonly text: string; readonly language: "en" | "nl"; readonly startsAt: string | null };

/** What somebody without a seat sees in place of the line: the text that the others type. */
export function WatchedText({ text, language, startsAt }: Props) {
  const { t } = useLingui();
  const left = useCountdown(startsAt);
  return (
    <div className={styles["watched"]}>
      <div className={styles["bar"]}>
        {left === 0 ? <span className={styles["ready"]}>{t`You are watching`}</span> : <CountdownFigure left={left} />}
      </div>
      <p className={styles["text"]} lang={language}>
        {text}
      </p>
    </div>
  );
}
