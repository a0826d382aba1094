/** Where people sit, as the number of each one's seat: from 0, along the rows from the front left. */
export type Seats = ReadonlyMap<string, number>;

/** Gives those without a seat the first free ones, in the order of `ids`; drops the seats of others. */
export function fillSeats(ids: readonly string[], seats: Seats): Seats {
  const taken = new Set(ids.flatMap((id) => seats.get(id) ?? []));
  let free = 0;
  return new Map(
    ids.map((id) => {
      const seat = seats.get(id);
      if (seat !== undefined) return [id, seat];
      while (taken.has(free)) free += 1;
      taken.add(free);
      return [id, free];
    }),
  );
}

/** Moves someone to a seat. Whoever sits there gets the seat that becomes free. */
export function moveSeat(seats: Seats, id: string, to: number): Seats {
  const from = seats.get(id);
  if (from === undefined || from === to) return seats;
  const other = [...seats].find(([, seat]) => seat === to)?.[0];
  const moved = new Map(seats).set(id, to);
  return other === undefined ? moved : moved.set(other, from);
}

/** Keeps everyone's row and column when the number of columns changes; who no longer fits moves to a free seat. */
export function changeColumns(seats: Seats, from: number, to: number): Seats {
  const ids = [...seats].sort(([, a], [, b]) => a - b).map(([id]) => id);
  const kept = [...seats].flatMap(([id, seat]): [string, number][] => {
    const column = seat % from;
    return column < to ? [[id, Math.floor(seat / from) * to + column]] : [];
  });
  return fillSeats(ids, new Map(kept));
}

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The seat beside one in the direction of an arrow key; null for another key and beyond the room. */
export function seatBeside(
  seat: number,
  key: string,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): number | null {
  const step = steps[key];
  if (!step) return null;
  const [column, row] = [(seat % columns) + step[0], Math.floor(seat / columns) + step[1]];
  return column < 0 || column >= columns || row < 0 || row >= rows ? null : row * columns + column;
}
