import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { moveSeat, seatBeside, type Seats } from "../../../engine/seating/seating";
import { BareButton } from "../../ui/Button";
import { VisuallyHidden } from "../../ui/primitives";
import styles from "./SeatingPlan.module.css";

type Person = { readonly userId: string; readonly name: string };

type Props = {
  readonly label: string;
  readonly people: readonly Person[];
  readonly seats: Seats;
  readonly columns: number;
  readonly onChange: (seats: Seats) => void;
};

/** Someone who is picked up, and where everyone sat before. */
type Held = { readonly userId: string; readonly before: Seats; readonly seats: Seats };

/** A pointer that moved less than this, in CSS pixels, clicked. */
const DRAG_PX = 6;

/**
 * The room from above: a button for each person, and one for each free seat. People are moved by dragging, by clicking
 * them and then a seat, or with the keyboard.
 */
export function SeatGrid({ label, people, seats: saved, columns, onChange }: Props) {
  const { t } = useLingui();
  const [held, setHeld] = useState<Held | null>(null);
  const [message, setMessage] = useState("");
  const dropped = useRef<string | null>(null);
  const cells = useRef(new Map<string, HTMLLIElement>());
  const seats = held?.seats ?? saved;
  // While someone is held, the order of the buttons stays, so that they keep the focus.
  const order = held?.before ?? saved;
  const sorted = people.toSorted((a, b) => (order.get(a.userId) ?? 0) - (order.get(b.userId) ?? 0));
  const last = Math.max(people.length - 1, ...seats.values());
  const rows = Math.floor(last / columns) + 2;
  const taken = new Set(seats.values());
  const free = Array.from({ length: rows * columns }, (_, seat) => seat).filter((seat) => !taken.has(seat));
  const nameOf = (userId: string) => people.find((person) => person.userId === userId)?.name ?? "";

  useLayoutEffect(() => {
    if (dropped.current !== null && held === null) cells.current.get(dropped.current)?.querySelector("button")?.focus();
    dropped.current = null;
  }, [held]);

  const placeOf = (seat: number): string => {
    const [row, column] = [Math.floor(seat / columns) + 1, (seat % columns) + 1];
    return t`row ${row}, seat ${column}`;
  };
  const pickUp = (userId: string): void => {
    const name = nameOf(userId);
    setHeld({ userId, before: saved, seats: saved });
    setMessage(t`${name} picked up. Use the arrow keys to move, the space bar to drop, and Escape to cancel.`);
  };
  const drop = (next: Seats, userId: string): void => {
    const [name, place] = [nameOf(userId), placeOf(next.get(userId) ?? 0)];
    dropped.current = userId;
    setHeld(null);
    setMessage(t`${name} dropped: ${place}.`);
    if (next !== saved) onChange(next);
  };
  const press = (userId: string): void => {
    if (held === null) pickUp(userId);
    else if (held.userId === userId) drop(held.seats, userId);
    else drop(moveSeat(held.seats, held.userId, held.seats.get(userId) ?? 0), held.userId);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (held === null) return;
    if (event.key === "Escape") {
      dropped.current = held.userId;
      setHeld(null);
      setMessage(t`Canceled.`);
      return;
    }
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    const to = seatBeside(held.seats.get(held.userId) ?? 0, event.key, { columns, rows });
    if (to === null) return;
    setHeld({ ...held, seats: moveSeat(held.before, held.userId, to) });
    setMessage(placeOf(to));
  };
  const drag = useDrag((userId, seat) => {
    setHeld(null);
    drop(moveSeat(saved, userId, seat), userId);
  });

  return (
    <div className={styles["room"]}>
      <p className={styles["front"]}>{t`Front of the room`}</p>
      <ul className={styles["grid"]} aria-label={label}>
        {sorted.map(({ userId, name }) => {
          const seat = seats.get(userId) ?? 0;
          return (
            <li
              key={userId}
              ref={(cell) => {
                if (cell) cells.current.set(userId, cell);
                else cells.current.delete(userId);
              }}
              data-seat={seat}
              style={cellOf(seat, columns)}
            >
              <BareButton
                className={styles["person"]}
                aria-pressed={held?.userId === userId}
                aria-label={`${name}, ${placeOf(seat)}`}
                data-dragged={drag.dragged === userId || undefined}
                onClick={() => {
                  if (!drag.takeClick()) press(userId);
                }}
                onKeyDown={onKeyDown}
                onPointerDown={(event) => drag.start(userId, event)}
              >
                {name}
              </BareButton>
            </li>
          );
        })}
        {free.map((seat) => (
          <li key={`seat ${seat}`} data-seat={seat} style={cellOf(seat, columns)}>
            <BareButton
              className={styles["free"]}
              aria-label={`${t({ message: "Free", context: "seat" })}, ${placeOf(seat)}`}
              disabled={held === null}
              onClick={() => held && drop(moveSeat(held.seats, held.userId, seat), held.userId)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <output>{message}</output>
      </VisuallyHidden>
    </div>
  );
}

function cellOf(seat: number, columns: number) {
  return { gridColumn: (seat % columns) + 1, gridRow: Math.floor(seat / columns) + 1 };
}

/** Dragging with a mouse, a pen or a finger. `onDrop` gets the seat under the pointer. */
function useDrag(onDrop: (userId: string, seat: number) => void) {
  const hasDragged = useRef(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const listening = useRef<AbortController | null>(null);
  useEffect(() => () => listening.current?.abort(), []);
  const start = (
    userId: string,
    { button, clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>,
  ): void => {
    hasDragged.current = false;
    if (button !== 0) return;
    listening.current?.abort();
    const ended = new AbortController();
    listening.current = ended;
    const end = (): void => {
      ended.abort();
      currentTarget.style.translate = "";
      setDragged(null);
    };
    const onMove = (event: globalThis.PointerEvent): void => {
      const [x, y] = [event.clientX - clientX, event.clientY - clientY];
      if (!hasDragged.current && Math.hypot(x, y) < DRAG_PX) return;
      hasDragged.current = true;
      setDragged(userId);
      currentTarget.style.translate = `${x}px ${y}px`;
    };
    const onUp = (event: globalThis.PointerEvent): void => {
      end();
      const seat = hasDragged.current ? seatAt(event.clientX, event.clientY) : null;
      if (seat !== null) onDrop(userId, seat);
    };
    window.addEventListener("pointermove", onMove, { signal: ended.signal });
    window.addEventListener("pointerup", onUp, { signal: ended.signal });
    window.addEventListener("pointercancel", end, { signal: ended.signal });
  };
  /** Whether the click that follows belongs to a drag that just ended. */
  const takeClick = (): boolean => {
    const isOfDrag = hasDragged.current;
    hasDragged.current = false;
    return isOfDrag;
  };
  return { dragged, start, takeClick };
}

/** The number of the seat at a point of the screen; null outside the room. */
function seatAt(x: number, y: number): number | null {
  for (const cell of document.querySelectorAll("[data-seat]")) {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    if (x >= left && x < right && y >= top && y < bottom) return Number(cell.getAttribute("data-seat"));
  }
  return null;
}
