import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { DrawnPicture, PictureColors, TimePicture, TimePoint } from "./makePicture";

const HEIGHT = 260;

/** Size of a dot in px; smaller if there are many. */
const DOT = 6;
const SMALL_DOT = 3;
const MANY_RUNS = 300;

/** Weeks are marked individually up to this many. */
const FEW_WEEKS = 30;

/**
 * Draws a chart over time into an element.
 * @param onRun called with the index of the run nearest to the pointer.
 */
export function drawTimePicture(
  place: HTMLElement,
  picture: TimePicture,
  colors: PictureColors,
  width: number,
  onRun: (run: number) => void,
): DrawnPicture {
  const { moments, values, from, to, steps, ticks, unit } = picture;
  const [foot = 0, head = 1] = [steps[0], steps.at(-1)];
  const axis = {
    stroke: colors.axis,
    font: colors.font,
    grid: { stroke: colors.grid, width: 1 },
    ticks: { show: false },
  };
  const plot = new uPlot(
    {
      width,
      height: HEIGHT,
      padding: [8, 12, 0, 0],
      legend: { show: false },
      scales: { x: { time: false, range: () => [from, to] }, y: { range: () => [foot, head] } },
      cursor: {
        y: false,
        drag: { x: false, y: false },
        points: { size: 10, width: 2, fill: colors.week, stroke: colors.axis },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 32,
          splits: (self) => ticks(self.width).map(({ day }) => day),
          values: (self) => ticks(self.width).map(({ label }) => label),
        },
        {
          ...axis,
          splits: () => [...steps],
          values: (_, numbers) => numbers.map(String),
          label: unit,
          labelFont: colors.font,
          labelSize: 22,
          labelGap: 0,
          size: 44,
        },
      ],
      // The runs are drawn below; the library only marks and finds them.
      series: [{}, { paths: () => null, points: { show: false } }],
      hooks: {
        draw: [(self) => paint(self, picture, colors)],
        setCursor: [({ cursor: { idx } }) => (idx === null || idx === undefined ? undefined : onRun(idx))],
      },
    },
    [moments, values],
    place,
  );
  return {
    mark: (run) => {
      const moment = moments[run];
      if (moment !== undefined) plot.setCursor({ left: plot.valToPos(moment, "x"), top: 0 });
    },
    resize: (wide) => plot.setSize({ width: wide, height: HEIGHT }),
    remove: () => plot.destroy(),
  };
}

function paint(
  { ctx, bbox, scales }: uPlot,
  { moments, values, isImported, weeks, importedWeeks, trend, from, to, steps }: TimePicture,
  colors: PictureColors,
): void {
  const [foot = 0, head = 1] = [scales["y"]?.min ?? steps[0], scales["y"]?.max ?? steps.at(-1)];
  const scale = devicePixelRatio;
  const size = Math.round((moments.length > MANY_RUNS ? SMALL_DOT : DOT) * scale);
  const x = ({ at }: TimePoint) => bbox.left + ((at - from) / (to - from)) * bbox.width;
  const y = ({ value }: TimePoint) =>
    bbox.top + (1 - (Math.min(head, Math.max(foot, value)) - foot) / (head - foot)) * bbox.height;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left - scale, bbox.top - size, bbox.width + 2 * scale, bbox.height + 2 * size);
  ctx.clip();

  const dots = { moments, values, isImported, from, to, foot, head };
  drawDots(ctx, bbox, dots, { color: colors.run, size, isHollow: false });
  if (isImported !== null) {
    drawDots(ctx, bbox, dots, { color: colors.imported, size, isHollow: true });
    const imported = new Path2D();
    for (const week of importedWeeks) imported.lineTo(x(week), y(week));
    ctx.strokeStyle = colors.imported;
    ctx.lineWidth = 1.5 * scale;
    ctx.lineJoin = "round";
    ctx.stroke(imported);
  }

  const line = new Path2D();
  for (const week of weeks) line.lineTo(x(week), y(week));
  ctx.strokeStyle = colors.week;
  ctx.lineWidth = 2.5 * scale;
  ctx.lineJoin = "round";
  ctx.stroke(line);
  if (weeks.length <= FEW_WEEKS) {
    ctx.fillStyle = colors.week;
    for (const week of weeks) ctx.fillRect(x(week) - 4 * scale, y(week) - 4 * scale, 8 * scale, 8 * scale);
  }

  if (trend !== null) {
    const [start, end] = trend;
    ctx.strokeStyle = colors.trend;
    ctx.lineWidth = 1.5 * scale;
    ctx.setLineDash([6 * scale, 4 * scale]);
    ctx.stroke(new Path2D(`M${x(start)} ${y(start)}L${x(end)} ${y(end)}`));
  }
  ctx.restore();
}

/** Runs as columns, and the range in which to draw them. */
type Dots = {
  readonly moments: Float64Array;
  readonly values: Float64Array;
  readonly isImported: Uint8Array | null;
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly head: number;
};

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** One opaque pixel; its color is set later. */
const INK = 0xff_00_00_00;

type Look = {
  readonly color: string;
  readonly size: number;
  /** Draws the outlines of the imported ones; otherwise those typed here, filled. */
  readonly isHollow: boolean;
};

/**
 * Draws a square for each run into a box of a canvas. The squares are written to memory and copied to the canvas as one
 * image, because drawing thousands of rectangles takes as long as the rest of the chart.
 */
function drawDots(
  ctx: CanvasRenderingContext2D,
  box: Box,
  { moments, values, isImported, from, to, foot, head }: Dots,
  { color, size, isHollow }: Look,
): void {
  // Half a dot more on each side, because some are on the edge.
  const [wide, high] = [Math.ceil(box.width) + size, Math.ceil(box.height) + size];
  const layer = document.createElement("canvas");
  layer.width = wide;
  layer.height = high;
  const ink = layer.getContext("2d");
  if (ink === null) return;
  const image = ink.createImageData(wide, high);
  const pixels = new Uint32Array(image.data.buffer);
  const [across, up] = [(wide - size) / (to - from), (high - size) / (head - foot)];
  const edge = Math.max(1, Math.floor(size / 4));
  for (let run = 0; run < moments.length; run += 1) {
    if ((isImported?.[run] === 1) !== isHollow) continue;
    const column = Math.round(((moments[run] ?? 0) - from) * across);
    const row = Math.round((head - (values[run] ?? 0)) * up);
    // Not `fill`: calling it for three pixels takes longer than writing them.
    for (let line = row; line < row + size; line += 1) {
      const start = line * wide + column;
      const isInside = isHollow && line >= row + edge && line < row + size - edge;
      for (let pixel = start; pixel < start + size; pixel += 1)
        if (!isInside || pixel < start + edge || pixel >= start + size - edge) pixels[pixel] = INK;
    }
  }
  ink.putImageData(image, 0, 0);
  ink.globalCompositeOperation = "source-in";
  ink.fillStyle = color;
  ink.fillRect(0, 0, wide, high);
  ctx.drawImage(layer, Math.round(box.left - size / 2), Math.round(box.top - size / 2));
}
