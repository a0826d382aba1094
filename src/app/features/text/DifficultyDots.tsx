import styles from "./textMarks.module.css";

const levels: ReadonlyMap<string, number> = new Map([
  ["EASY", 1],
  ["MEDIUM", 2],
  ["HARD", 3],
]);

/** One to three filled dots beside the word of a difficulty, which is the text for screen readers. */
export function DifficultyDots({ difficulty }: { readonly difficulty: string }) {
  const level = levels.get(difficulty);
  if (level === undefined) return null;
  return (
    <svg className={styles["dots"]} viewBox="0 0 34 10" width={34} height={10} aria-hidden="true">
      {[1, 2, 3].map((dot) => (
        <circle
          key={dot}
          cx={dot * 11 - 6}
          cy={5}
          r={3.5}
          stroke="currentColor"
          fill={dot <= level ? "currentColor" : "none"}
        />
      ))}
    </svg>
  );
}
