/** Invalid settings; each line names a variable and the fix. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(...mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.mistakes = mistakes;
  }
}
