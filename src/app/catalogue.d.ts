declare module "*.po" {
  import type { Messages } from "./platform/locale/Messages";

  /** By id; compiled from the file by src/tools/sourcePlugin.ts. */
  export const messages: Messages;
}
