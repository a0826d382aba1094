declare module "*.po" {
  import type { Messages } from "@lingui/core";

  /** By id; compiled from the file by src/tools/compilerPlugins.ts. */
  export const messages: Messages;
}
