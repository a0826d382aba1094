/** Runs as columns, and between what they are drawn. */
type Dots = {
  readonly moments: Float64Array;
  readonly values: Float64Array;
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly head: number;
};

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** One opaque pixel: its colour comes later. */
const INK = 0xff_00_00_00;

/**
 * Draws a square for each run into a box of a canvas. The squares are set in memory and come to the canvas as one
 * image, since thousands of rectangles take a canvas as
 * long as all the rest of the picture.
 */
export function drawDots(
  ctx: CanvasRenderingContext2D,
  box: Box,
  { moments, values, from, to, foot, head }: Dots,
  { colour, size }: { readonly colour: string; readonly size: number },
): void {
  // Half a dot more on each side: some lie on the edge.
  const [wide, high] = [Math.ceil(box.width) + size, Math.ceil(box.height) + size];
  const layer = document.createElement("canvas");
  layer.width = wide;
  layer.height = high;
  const ink = layer.getContext("2d");
  if (ink === null) return;
  const image = ink.createImageData(wide, high);
  const pixels = new Uint32Array(image.data.buffer);
  const [across, up] = [(wide - size) / (to - from), (high - size) / (head - foot)];
  for (let run = 0; run < moments.length; run += 1) {
    const column = Math.round(((moments[run] ?? 0) - from) * across);
    const row = Math.round((head - (values[run] ?? 0)) * up);
    // Not `fill`: a call for three pixels takes longer than they do.
    for (let line = row; line < row + size; line += 1) {
      const start = line * wide + column;
      for (let pixel = start; pixel < start + size; pixel += 1) pixels[pixel] = INK;
    }
  }
  ink.putImageData(image, 0, 0);
  ink.globalCompositeOperation = "source-in";
  ink.fillStyle = colour;
  ink.fillRect(0, 0, wide, high);
  ctx.drawImage(layer, Math.round(box.left - size / 2), Math.round(box.top - size / 2));
}
