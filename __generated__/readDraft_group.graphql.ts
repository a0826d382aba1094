/**
 * @generated SignedSource<<419b915756290df76be9aa618051cabb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readDraft_group$data = {
  readonly name: string;
  readonly settings: {
    readonly backspace: boolean;
    readonly guestsInRaces: boolean;
    readonly keyboardPicture: boolean;
    readonly layout: KeyboardLayout | null | undefined;
    readonly leaderboard: boolean;
    readonly nicknames: boolean;
  };
  readonly version: number;
  readonly " $fragmentType": "readDraft_group";
};
export type readDraft_group$key = {
  readonly " $data"?: readDraft_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDraft_group">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readDraft_group"
};

(node as any).hash = "1ddf1ca362acdc2d329fd79bddbe7667";

export default node;
