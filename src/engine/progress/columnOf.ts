/** One number of each item, as a column. Not `Float64Array.from`, which takes ten times as long. */
export function columnOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): Float64Array {
  return new Float64Array(items.map(numberOf));
}
