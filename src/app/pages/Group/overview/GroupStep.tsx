import { Link } from "react-router-dom";
import styles from "./GroupSteps.module.css";

type Props = {
  readonly title: string;
  readonly words: string;
  readonly to: string;
  /** The one to do first. */ readonly isNext?: boolean;
};

/** One step of getting a group going. */
export function GroupStep({ title, words, to, isNext = false }: Props) {
  return (
    <li className={styles["step"]} data-next={isNext || undefined}>
      <Link className={styles["link"] ?? ""} to={to}>
        {title}
      </Link>
      <p className={styles["words"]}>{words}</p>
    </li>
  );
}
