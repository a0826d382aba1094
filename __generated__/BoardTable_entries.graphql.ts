/**
 * @generated SignedSource<<0df91635484c19eece9d8a85c7f24c4e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardTable_entries$data = ReadonlyArray<{
  readonly accuracy: number | null | undefined;
  readonly durationMs: number;
  readonly isMine: boolean;
  readonly name: string;
  readonly place: number;
  readonly wpm: number | null | undefined;
  readonly " $fragmentType": "BoardTable_entries";
}>;
export type BoardTable_entries$key = ReadonlyArray<{
  readonly " $data"?: BoardTable_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardTable_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "BoardTable_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accuracy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMs",
      "storageKey": null
    }
  ],
  "type": "BoardEntry",
  "abstractKey": null
};

(node as any).hash = "a18f9e74205ba3983528ee17aa6ce62d";

export default node;
