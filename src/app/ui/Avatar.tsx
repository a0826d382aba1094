import styles from "./Avatar.module.css";
import { classNames } from "./classNames";

type Props = {
  readonly name: string;
  /** Null when there is no picture: the first letter stands for it. */
  readonly url: string | null;
  /** small 32 px, medium 48 px, large 96 px. */
  readonly size?: "small" | "medium" | "large";
};

/** A person's picture. Decoration: the name stands beside it. */
export function Avatar({ name, url, size = "medium" }: Props) {
  if (url !== null)
    return <img className={classNames(styles["avatar"], styles[size])} src={url} alt="" width={256} height={256} />;
  return (
    <span className={classNames(styles["avatar"], styles[size])} aria-hidden="true">
      {Array.from(name.trim())[0]?.toLocaleUpperCase() ?? "?"}
    </span>
  );
}
