import { useLingui } from "@lingui/react/macro";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import { legendsOf, Keys } from "../../typing/keyboard/Keys";
import keyboard from "../../typing/keyboard/Keyboard.module.css";
import styles from "./LessonPictures.module.css";
import { useMemo } from "react";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import { courseLayouts } from "../../../engine/lessons/courses";
import { lessonKeys } from "../../../engine/lessons/lessonKeys";
import { useIsInBrowser } from "../../ui/InBrowser";
import { allTenFingers } from "../../../engine/keyboards/fingerZones";
import { useFingers, Hands } from "../../typing/keyboard/Hands";

const codes = ["KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"] as const;
const WIDTH = 456;

/** The left hand, from its knuckles to its tips; the right one is mirrored. */
const leftHand = [
  { finger: "little", line: "M60 200L30 88", x: 30, y: 88 },
  { finger: "ring", line: "M80 196L74 82", x: 74, y: 82 },
  { finger: "middle", line: "M104 196L118 80", x: 118, y: 80 },
  { finger: "index", line: "M122 200L162 86", x: 162, y: 86 },
  { finger: "thumb", line: "M110 226L158 196L190 150", x: 190, y: 150 },
] as const;

/** The hands on the home row. The numbers are those of the sentences beside it. */
function HomeRowPicture({ layout }: { readonly layout: KeyboardLayout }) {
  const { t } = useLingui();
  return (
    <div className={keyboard["picture"]}>
      <svg
        className={styles["picture"]}
        viewBox={`0 0 ${WIDTH} 262`}
        role="img"
        aria-label={t`Two hands on the home row: index fingers on F and J, thumbs on the space bar.`}
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

/** A person with a good posture, from the side. The numbers are those of the sentences beside it. */
function PosturePicture() {
  const { t } = useLingui();
  return (
    <svg
      className={styles["posturePicturePicture"]}
      viewBox="0 0 320 260"
      role="img"
      aria-label={t`A person sits up straight at a desk, feet on the floor and elbows at their sides, looking at the screen.`}
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

type Props = { readonly course: Course; readonly lesson: Lesson };

/**
 * The picture of a lesson: how to sit, or the keyboard with its keys and fingers. Screen readers have the sentences.
 */
export function LessonPicture({ course, lesson }: Props) {
  // The server does not render keys: they have inline widths, which the content security policy of its pages does not
  // allow.
  const isAlive = useIsInBrowser();
  const set = useFingers();
  const taught = useMemo(() => lessonKeys(course, lesson), [course, lesson]);
  const layout = keyboardLayouts[courseLayouts[course.id]];
  if (lesson.kind === "posture") {
    return (
      <div className={styles["posture"]}>
        <PosturePicture />
        {set === allTenFingers && <HomeRowPicture layout={layout} />}
      </div>
    );
  }
  if (taught.fresh.size === 0) return null;
  return (
    <div className={styles["place"]}>
      <div className={styles["pictureSpace"]}>
        {isAlive && (
          <div className={keyboard["picture"]} aria-hidden="true">
            <Keys key={lesson.id} layout={layout} fingers={set} taught={taught} />
            <Hands set={set} taught={taught.fresh} />
          </div>
        )}
      </div>
    </div>
  );
}

type PictureMarkProps = { readonly x: number; readonly y: number; readonly text: string };

/** A number in a picture, which refers to the sentence beside it. */
function PictureMark({ x, y, text }: PictureMarkProps) {
  return (
    <g className={styles["mark"]}>
      <circle cx={x} cy={y} r="13" />
      <text x={x} y={y + 5.5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
