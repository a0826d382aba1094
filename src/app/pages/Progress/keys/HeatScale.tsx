import { useLingui } from "@lingui/react/macro";
import styles from "./HeatScale.module.css";

type Props = {
  /** Where each shade after the first begins. */
  readonly steps: readonly number[];
  readonly say: (value: number) => string;
};

/** What the shades of the keys mean. */
export function HeatScale({ steps, say }: Props) {
  const { t } = useLingui();
  const words = [steps[0] === undefined ? "" : t`under ${say(steps[0])}`, ...steps.map((step) => t`from ${say(step)}`)];
  return (
    <ul className={styles["scale"]} aria-label={t`What the shades mean`}>
      {words.map((word, shade) => (
        <li key={word}>
          <span className={styles["shade"]} data-shade={shade} />
          {word}
        </li>
      ))}
    </ul>
  );
}
