/** Goes on with a value: at once where it is there, without a promise; else when it comes. */
export function mapMaybePromise<Value, Outcome>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Outcome | Promise<Outcome>,
): Outcome | Promise<Outcome> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
