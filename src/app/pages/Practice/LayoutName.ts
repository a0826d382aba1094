/** A keyboard layout as the server calls it. */
export type LayoutName =
  | "US"
  | "US_INTERNATIONAL"
  | "DUTCH"
  | "BELGIAN"
  | "FRENCH"
  | "GERMAN"
  | "UK"
  | "DVORAK"
  | "COLEMAK";
