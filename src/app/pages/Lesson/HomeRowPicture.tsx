import { useLingui } from "@lingui/react/macro";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import { legendsOf } from "../../typing/keyboard/Board";
import keyboard from "../../typing/keyboard/Keyboard.module.css";
import styles from "./HomeRowPicture.module.css";
import { PictureMark } from "./PictureMark";

const codes = ["KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"] as const;
const WIDTH = 456;

/** The left hand, from its knuckles to its tips; the right one is its mirror. */
const leftHand = [
  { finger: "little", line: "M60 200L30 88", x: 30, y: 88 },
  { finger: "ring", line: "M80 196L74 82", x: 74, y: 82 },
  { finger: "middle", line: "M104 196L118 80", x: 118, y: 80 },
  { finger: "index", line: "M122 200L162 86", x: 162, y: 86 },
  { finger: "thumb", line: "M110 226L158 196L190 150", x: 190, y: 150 },
] as const;

/** The hands at rest on the middle row. The numbers are those of the sentences beside it. */
export function HomeRowPicture({ layout }: { readonly layout: KeyboardLayout }) {
  const { t } = useLingui();
  return (
    <div className={keyboard["picture"]}>
      <svg
        className={styles["picture"]}
        viewBox={`0 0 ${WIDTH} 262`}
        role="img"
        aria-label={t`Two hands on the middle row: the index fingers on F and J, the thumbs on the space bar.`}
      >
        {codes.map((code, at) => (
          <g key={code} className={styles["key"]}>
            <rect x={10 + at * 44} y="34" width="40" height="66" rx="6" />
            <text x={30 + at * 44} y="57" textAnchor="middle">
              {legendsOf(layout, code).below}
            </text>
          </g>
        ))}
        <rect className={styles["space"]} x="120" y="130" width="216" height="34" rx="6" />
        <g className={styles["bump"]}>
          <path d="M153 64H171M285 64H303" />
        </g>
        <Hand hand="left" />
        <Hand hand="right" />
        <PictureMark x={162} y={16} text="3" />
        <PictureMark x={294} y={16} text="3" />
        <PictureMark x={118} y={16} text="4" />
        <PictureMark x={338} y={16} text="4" />
        <PictureMark x={228} y={147} text="5" />
      </svg>
    </div>
  );
}

function Hand({ hand }: { readonly hand: "left" | "right" }) {
  const lines = leftHand.map(({ line }) => line).join("");
  return (
    <g {...(hand === "right" && { transform: `translate(${WIDTH} 0) scale(-1 1)` })}>
      <g className={styles["outline"]}>
        <path d={lines} />
        <path d="M94 222V252" strokeWidth="94" />
      </g>
      <g className={styles["hand"]}>
        <path d={lines} />
        <path d="M94 222V252" strokeWidth="90" />
      </g>
      {leftHand.map(({ finger, x, y }) => (
        <circle key={finger} className={styles["tip"]} data-finger={finger} data-hand={hand} cx={x} cy={y} r="8" />
      ))}
    </g>
  );
}
