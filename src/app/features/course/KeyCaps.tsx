import styles from "./KeyCaps.module.css";

/** Some keys as one sees them on a keyboard. For the eye: the words beside it say the same. */
export function KeyCaps({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className={styles["keys"]} aria-hidden="true">
      {keys.map((key) => (
        <span key={key} className={styles["key"]}>
          {key}
        </span>
      ))}
    </span>
  );
}
