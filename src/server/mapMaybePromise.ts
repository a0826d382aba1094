/** Applies a function to a value: synchronously, unless the value is a promise. */
export function mapMaybePromise<Value, Outcome>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Outcome | Promise<Outcome>,
): Outcome | Promise<Outcome> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
