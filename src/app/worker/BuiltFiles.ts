/** The files of one build, as the build writes them into its worker. All addresses begin with `/`. */
export type BuiltFiles = {
  /** Of the worker and all its files: another build has another. */
  readonly build: string;
  /** The script that starts the app. A shell that does not name it is of another build. */
  readonly entry: string;
  /** What practice and the course need: without these the worker is not installed. */
  readonly needed: readonly string[];
  /**
   * The other pages, fetched when there is time: whoever has the page open can go on with it after the server has left
   * the build behind.
   */
  readonly rest: readonly string[];
};
