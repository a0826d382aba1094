import { useEffect, useRef, type RefObject } from "react";
import { loadDrawing } from "./loadDrawing";
import { onColoursChange } from "./onColoursChange";
import { readColours } from "./readColours";
import type { DrawnPicture, TimePicture } from "./TimePicture";

type Drawing = {
  /** Holds the picture and its key; see readColours. */
  readonly root: RefObject<HTMLElement | null>;
  readonly place: RefObject<HTMLElement | null>;
  readonly picture: TimePicture;
  readonly width: number;
  readonly onRun: (run: number) => void;
};

/**
 * Draws a picture, again when it, its width or the colours change. Where nothing can be drawn the words and the tables
 * stand alone.
 */
export function useTimePicture({ root, place, picture, width, onRun }: Drawing): RefObject<DrawnPicture | null> {
  const drawn = useRef<DrawnPicture | null>(null);
  const drawnWidth = useRef(0);
  useEffect(() => {
    if (drawn.current === null || drawnWidth.current === width) return;
    drawnWidth.current = width;
    drawn.current.resize(width);
  }, [width]);
  useEffect(() => {
    if (typeof Path2D !== "function") return;
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const { drawTimePicture } = await loadDrawing();
      if (!isWanted || root.current === null || place.current === null) return;
      drawn.current?.remove();
      drawn.current = drawTimePicture(
        place.current,
        picture,
        readColours(root.current),
        (drawnWidth.current = place.current.clientWidth),
        onRun,
      );
    };
    // Without the network that brings it there is no picture.
    const start = () => void draw().catch(() => undefined);
    start();
    const stop = onColoursChange(start);
    return () => {
      isWanted = false;
      stop();
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [root, place, picture, onRun]);
  return drawn;
}
