const early: unknown[] = [];
let report = (error: unknown): void => {
  if (early.length < 10) early.push(error);
};

/**
 * For every error that nobody expected: it is reported if this host reports errors, and kept until that can be done.
 */
export function noteError(error: unknown): void {
  report(error);
}

/** Hands over what was kept, and from now on each error as it comes. */
export function reportErrorsTo(next: (error: unknown) => void): void {
  report = next;
  for (const error of early.splice(0)) next(error);
}
