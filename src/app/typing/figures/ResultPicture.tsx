import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../platform/locale/useLocale";
import { saveBlob } from "../../platform/saveFile";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { formatPercent } from "./formatFigure";
import type { PictureProps } from "./PictureButton";
import styles from "./ResultPicture.module.css";
import { useGainSentence, starPath } from "./RunHeadline";
import { useSpeed, useSpeedName } from "./useSpeed";
import type { SecondPoint } from "../../../engine/metrics/RunMetrics";

const FILE_NAME = "typeloop.png";

/** A result as a picture, drawn in this browser, which can be downloaded or sent. */
export function ResultPicture({ metrics: { wpm, accuracy, seconds }, gain }: PictureProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  const speedName = useSpeedName();
  const sentence = useGainSentence();
  const [hasFailed, setFailed] = useState(false);
  const canSend = canSendFiles();
  const speed = figure(wpm, 0);
  const percent = formatPercent(locale, accuracy, 0);
  const headline = gain === null ? "" : sentence(gain);
  const accurate = t`${percent} accurate`;
  const isAchieved = gain?.kind === "best" || gain?.kind === "goal";

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const content = { headline, isAchieved, speed, speedName, accurate, seconds };
    drawResult(element, content).catch(() => setFailed(true));
  }, [headline, isAchieved, speed, speedName, accurate, seconds]);

  const makeFile = async (): Promise<File | null> => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, "image/png"));
    return blob && new File([blob], FILE_NAME, { type: "image/png" });
  };
  const download = async (): Promise<void> => {
    const file = await makeFile();
    if (file === null) return setFailed(true);
    saveBlob(file, FILE_NAME);
  };
  /** The system's share dialog. Closing it is not an error. */
  const send = async (): Promise<void> => {
    const file = await makeFile();
    if (file === null) return setFailed(true);
    await navigator.share({ files: [file] }).catch(() => undefined);
  };

  return (
    <div className={styles["picture"]}>
      <canvas
        ref={canvas}
        className={styles["canvas"]}
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
        role="img"
        aria-label={[headline, `${speed} ${unit}`, accurate].filter((part) => part !== "").join(", ")}
      />
      {hasFailed && <Notice kind="error" text={t`This browser can't make the picture.`} />}
      <p className={styles["note"]}>
        {t`The picture is made in your browser. It's only shared if you send it.`}{" "}
        {!canSend && t`This browser can't send pictures: download it and send it yourself.`}
      </p>
      <div className={styles["actions"]}>
        <Button look="primary" onClick={() => void download()}>{t`Download picture`}</Button>
        {canSend && <Button onClick={() => void send()}>{t`Send picture`}</Button>}
      </div>
    </div>
  );
}

function canSendFiles(): boolean {
  if (typeof navigator.canShare !== "function") return false;
  return navigator.canShare({ files: [new File([], FILE_NAME, { type: "image/png" })] });
}

const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;

/** What is on the picture of a result, in the words of its user. */
type PictureContent = {
  /** Empty for none. */
  readonly headline: string;
  /** Whether the headline has the color of achievements. */
  readonly isAchieved: boolean;
  readonly speed: string;
  readonly speedName: string;
  readonly accurate: string;
  readonly seconds: readonly SecondPoint[];
};

const MARGIN = 72;
const CURVE_TOP = 330;
const FONT = '"Atkinson Hyperlegible Next", system-ui, sans-serif';

/** Draws the picture of a result in the colors of the current theme. */
async function drawResult(canvas: HTMLCanvasElement, content: PictureContent): Promise<void> {
  await document.fonts?.load(`700 60px ${FONT}`);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("No canvas");
  const color = (name: string): string => readColor(canvas, name);
  pen.fillStyle = color("--paper-raised");
  pen.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  drawCurve(pen, content.seconds, color("--accent"));

  const write = (text: string, x: number, y: number, size: number, weight: number, ink: string): number => {
    pen.fillStyle = ink;
    // Smaller as long as it does not fit.
    for (let fitted = size; fitted > 16; fitted -= 2) {
      pen.font = `${weight} ${fitted}px ${FONT}`;
      if (x + pen.measureText(text).width <= PICTURE_WIDTH - MARGIN) break;
    }
    pen.fillText(text, x, y);
    return x + pen.measureText(text).width;
  };
  if (content.headline !== "") {
    const start = content.isAchieved ? MARGIN + 68 : MARGIN;
    if (content.isAchieved) drawStar(pen, color("--amber"));
    write(content.headline, start, 128, 56, 700, color("--ink"));
  }
  const end = write(content.speed, MARGIN, 286, 136, 700, color("--accent"));
  write(`${content.speedName} · ${content.accurate}`, end + 20, 286, 40, 400, color("--ink-soft"));
  pen.textAlign = "right";
  pen.font = `700 32px ${FONT}`;
  pen.fillStyle = color("--ink-soft");
  pen.fillText("Typeloop", PICTURE_WIDTH - MARGIN, 64);
  pen.textAlign = "left";
}

/** The speed so far, from edge to edge. */
function drawCurve(pen: CanvasRenderingContext2D, seconds: readonly SecondPoint[], accent: string): void {
  const end = seconds.at(-1)?.second ?? 0;
  const most = Math.max(...seconds.map(({ wpm }) => wpm), 1);
  if (seconds.length < 2) return;
  const room = PICTURE_HEIGHT - CURVE_TOP - 24;
  const start = seconds[0]?.second ?? 0;
  const line = new Path2D();
  for (const { second, wpm } of seconds) {
    const x = ((second - start) / (end - start)) * PICTURE_WIDTH;
    line.lineTo(x, PICTURE_HEIGHT - 24 - (wpm / most) * room);
  }
  const area = new Path2D(line);
  area.lineTo(PICTURE_WIDTH, PICTURE_HEIGHT);
  area.lineTo(0, PICTURE_HEIGHT);
  pen.fillStyle = accent;
  pen.globalAlpha = 0.14;
  // eslint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas, not an array.
  pen.fill(area);
  pen.globalAlpha = 1;
  pen.strokeStyle = accent;
  pen.lineWidth = 6;
  pen.lineJoin = "round";
  pen.stroke(line);
}

function drawStar(pen: CanvasRenderingContext2D, amber: string): void {
  const star = new Path2D();
  star.addPath(new Path2D(starPath), new DOMMatrix([2.5, 0, 0, 2.5, MARGIN - 8, 76]));
  pen.fillStyle = amber;
  // eslint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas, not an array.
  pen.fill(star);
}

/** A token as a color that a canvas understands: the element resolves `light-dark()`. */
function readColor(element: HTMLElement, name: string): string {
  element.style.color = `var(${name})`;
  const { color } = getComputedStyle(element);
  element.style.removeProperty("color");
  return color;
}
