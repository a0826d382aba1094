import styles from "./PictureMark.module.css";

type Props = { readonly x: number; readonly y: number; readonly text: string };

/** A number in a picture: that of the sentence beside it which tells of this place. */
export function PictureMark({ x, y, text }: Props) {
  return (
    <g className={styles["mark"]}>
      <circle cx={x} cy={y} r="13" />
      <text x={x} y={y + 5.5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
