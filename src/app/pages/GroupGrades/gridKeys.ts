import type { KeyboardEvent } from "react";

/** A place in a table: its row and column, from 0. Headings are part of it. */
type Place = { readonly row: number; readonly column: number };

/** What takes the focus in a cell: a link or a button in it, or else the cell. */
function targetOf(cell: HTMLTableCellElement): HTMLElement {
  return cell.querySelector<HTMLElement>("a, button") ?? cell;
}

function isShown(cell: HTMLTableCellElement): boolean {
  return getComputedStyle(cell).display !== "none";
}

/** Makes a cell the one that Tab reaches, and focuses it. */
export function focusCell(table: HTMLTableElement, { row, column }: Place): void {
  const cell = table.rows[row]?.cells[column];
  if (cell === undefined) return;
  for (const former of table.querySelectorAll<HTMLElement>('[tabindex="0"]')) former.tabIndex = -1;
  const target = targetOf(cell);
  target.tabIndex = 0;
  target.focus();
  // A heading that stays in sight would lie over the cell.
  target.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

/** Makes sure that Tab reaches a cell: the first one, if the former cell is gone. */
export function keepTabStop(table: HTMLTableElement | null): void {
  if (table === null || table.querySelector('[tabindex="0"]') !== null) return;
  const first = table.tBodies[0]?.rows[0]?.cells[1];
  if (first !== undefined) targetOf(first).tabIndex = 0;
}

/** The place of the cell that an event came from; null if it came from none. */
export function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>("td, th") : null;
  const row = cell?.closest("tr");
  return cell && row ? { row: row.rowIndex, column: cell.cellIndex } : null;
}

/** The nearest shown cell in a direction, or the place itself at the edge. */
function step(table: HTMLTableElement, from: Place, rows: number, columns: number): Place {
  for (let { row, column } = from; ;) {
    row += rows;
    column += columns;
    const cell = table.rows[row]?.cells[column];
    if (cell === undefined) return from;
    if (isShown(cell)) return { row, column };
  }
}

/** The last shown cell in a direction. */
function edge(table: HTMLTableElement, from: Place, rows: number, columns: number): Place {
  for (let place = from; ;) {
    const next = step(table, place, rows, columns);
    if (next === place) return place;
    place = next;
  }
}

/** Where a key leads from a place (ARIA, grid pattern); null for other keys. */
function destination(table: HTMLTableElement, { key, ctrlKey, metaKey }: KeyboardEvent, from: Place): Place | null {
  const toEdge = ctrlKey || metaKey;
  switch (key) {
    case "ArrowUp":
      return (toEdge ? edge : step)(table, from, -1, 0);
    case "ArrowDown":
      return (toEdge ? edge : step)(table, from, 1, 0);
    case "ArrowLeft":
      return (toEdge ? edge : step)(table, from, 0, -1);
    case "ArrowRight":
      return (toEdge ? edge : step)(table, from, 0, 1);
    case "Home":
      return edge(table, toEdge ? edge(table, from, -1, 0) : from, 0, -1);
    case "End":
      return edge(table, toEdge ? edge(table, from, 1, 0) : from, 0, 1);
    case "PageUp":
      return { row: Math.max(0, from.row - 10), column: from.column };
    case "PageDown":
      return { row: Math.min(table.rows.length - 1, from.row + 10), column: from.column };
    default:
      return null;
  }
}

/** Moves the focus by arrow keys, Home, End, Page Up and Page Down. Gives whether the key was one of these. */
export function moveByKey(table: HTMLTableElement, event: KeyboardEvent): boolean {
  const from = placeOf(event.target);
  const to = from === null || event.altKey || event.shiftKey ? null : destination(table, event, from);
  if (to === null) return false;
  event.preventDefault();
  focusCell(table, to);
  return true;
}
