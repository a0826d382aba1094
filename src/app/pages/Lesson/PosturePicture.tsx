import { useLingui } from "@lingui/react/macro";
import styles from "./PosturePicture.module.css";
import { PictureMark } from "./PictureMark";

/** Somebody who sits well, from the side. The numbers are those of the sentences beside it. */
export function PosturePicture() {
  const { t } = useLingui();
  return (
    <svg
      className={styles["picture"]}
      viewBox="0 0 320 260"
      role="img"
      aria-label={t`Somebody sits up straight at a desk, feet on the floor, elbows at the sides, and looks at the screen.`}
    >
      <g className={styles["things"]}>
        <path d="M16 244H304" />
        <path d="M66 84Q70 130 76 166H146M110 168V228M84 236Q110 222 136 236" strokeWidth="7" />
        <path d="M168 148H304M288 150V242" strokeWidth="6" />
        <path d="M182 141H226" strokeWidth="6" />
        <path d="M262 66L256 124M258 124L262 144M244 145H280" strokeWidth="6" />
      </g>
      <path className={styles["sight"]} d="M142 52L250 88" />
      <g className={styles["body"]}>
        <path d="M106 88V150" strokeWidth="34" />
        <path d="M108 156L172 162" strokeWidth="22" />
        <path d="M173 164V230" strokeWidth="17" />
        <path d="M174 236H194" strokeWidth="11" />
        <circle cx="112" cy="44" r="22" />
        <path d="M108 60V78" strokeWidth="14" />
      </g>
      <g className={styles["arm"]}>
        <path d="M108 92L114 136L186 134" strokeWidth="15" />
      </g>
      <PictureMark x={46} y={118} text="1" />
      <PictureMark x={212} y={222} text="1" />
      <PictureMark x={140} y={112} text="2" />
    </svg>
  );
}
