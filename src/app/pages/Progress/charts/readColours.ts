import type { PictureColours } from "./TimePicture";

/**
 * The colours of a picture as its elements have them now: a canvas knows no tokens. With forced colours these are the
 * system's.
 * @param root has the axis' colour as its own, the grid's as its outline's, and elements with `data-colour` for the
 *   rest.
 */
export function readColours(root: HTMLElement): PictureColours {
  const own = getComputedStyle(root);
  const colourOf = (name: string): string => {
    const element = root.querySelector(`[data-colour="${name}"]`);
    return element === null ? own.color : getComputedStyle(element).color;
  };
  return {
    axis: own.color,
    grid: own.outlineColor,
    run: colourOf("run"),
    week: colourOf("week"),
    trend: colourOf("trend"),
    font: `13px ${own.fontFamily}`,
  };
}
