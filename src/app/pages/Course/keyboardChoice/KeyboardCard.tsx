import { useLingui } from "@lingui/react/macro";
import type { Course } from "../../../../engine/lessons/Course";
import { courseLayouts } from "../../../../engine/lessons/courses";
import { layoutNames } from "../../../typing/keyboard/layouts";
import { Button } from "../../../ui/Button";
import { KeyCaps } from "../KeyCaps";
import styles from "./KeyboardCard.module.css";
import { keyboardMarks } from "./keyboardMarks";

type Props = {
  readonly course: Course;
  /** Most people who read this language have it. */
  readonly isUsual: boolean;
  /** It fits what was tried. */
  readonly isSuggested: boolean;
  readonly onChoose: () => void;
};

/** One keyboard to choose: how one knows it, and where most have it. */
export function KeyboardCard({ course, isUsual, isSuggested, onChoose }: Props) {
  const { t } = useLingui();
  const { keys, apostrophe, about, where } = keyboardMarks[course.id];
  const keyboard = t(layoutNames[courseLayouts[course.id]]);
  return (
    <li className={styles["keyboard"]} data-suggested={isSuggested}>
      <h3>{keyboard}</h3>
      <KeyCaps keys={keys} />
      {apostrophe !== null && (
        <p className={styles["press"]} aria-hidden="true">
          <KeyCaps keys={["'", "E"]} /> → <strong>{apostrophe}</strong>
        </p>
      )}
      <p className={styles["about"]}>{t(about)}</p>
      <p className={styles["where"]} data-usual={isUsual}>
        {t(where)}
      </p>
      <Button look={isSuggested ? "primary" : "secondary"} aria-label={t`Choose ${keyboard}`} onClick={onChoose}>
        {t`Choose`}
      </Button>
    </li>
  );
}
