import type { SecondPoint } from "../../../engine/metrics/RunMetrics";
import { starPath } from "./headline";

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** What is on the picture of a result, in the words of its user. */
export type PictureContent = {
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
export async function drawResult(canvas: HTMLCanvasElement, content: PictureContent): Promise<void> {
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
