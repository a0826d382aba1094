import styles from "./KeyCaps.module.css";

/** Keys as they look on a keyboard. Decorative, because the text beside them says the same. */
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
