/** Maps a value that may be a promise. A value that is already there is mapped synchronously. */
export function mapMaybePromise<Value, Outcome>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Outcome | Promise<Outcome>,
): Outcome | Promise<Outcome> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
