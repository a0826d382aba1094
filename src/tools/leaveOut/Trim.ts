/**
 * What to leave out of one file of a package, as that file is written.
 */
export type Trim = {
  /** Functions that nothing calls: calling one fails loudly. */
  readonly unreached?: readonly string[];
  /** Functions that are called and find nothing to do: they stay, empty. */
  readonly idle?: readonly string[];
  /**
   * Blocks that begin with such a line, up to the line that closes them at the same depth, and what takes their place.
   */
  readonly blocks?: readonly (readonly [firstLine: string, replacement: string])[];
  /** Methods that nothing calls, of classes written as `_proto.name = function`. */
  readonly methods?: readonly string[];
  /** Arms of `switch` statements for what never comes: each `case "…"`, wherever it stands. */
  readonly cases?: readonly string[];
  /** Other text, each occurrence, and what takes its place. */
  readonly edits?: readonly (readonly [text: string | RegExp, replacement: string])[];
};
