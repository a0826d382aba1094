/** Settings that cannot be; each line names the variable and the mend. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(...mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.mistakes = mistakes;
  }
}
