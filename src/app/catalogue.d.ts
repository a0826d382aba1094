declare module "*.po" {
  import type { Messages } from "./platform/locale/Messages";

  /** By id; compiled from the file by src/tools/messagesPlugin.ts. */
  export const messages: Messages;
}
