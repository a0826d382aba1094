/** Values by what they have in common, each list in its order. */
export function gather<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const gathered = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const known = gathered.get(key);
    if (known) known.push(value);
    else gathered.set(key, [value]);
  }
  return gathered;
}
