type Standing = {
  readonly place: number | null | undefined;
  readonly finishedAfterMs: number | null | undefined;
  readonly position: number;
};

/** The order of a podium: by place, then who finished without one by time, then by how far they came. */
export function byPlace(a: Standing, b: Standing): number {
  return noneLast(a.place, b.place) || noneLast(a.finishedAfterMs, b.finishedAfterMs) || b.position - a.position;
}

function noneLast(a: number | null | undefined, b: number | null | undefined): number {
  const [first, second] = [a ?? Infinity, b ?? Infinity];
  return first === second ? 0 : first - second;
}
