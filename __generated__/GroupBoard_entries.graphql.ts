/**
 * @generated SignedSource<<70a42c62c40f3a5c688d3b8549917b94>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupBoard_entries$data = ReadonlyArray<{
  readonly accuracy: number | null | undefined;
  readonly durationMs: number;
  readonly improvement: number | null | undefined;
  readonly isMine: boolean;
  readonly name: string;
  readonly place: number;
  readonly wpm: number | null | undefined;
  readonly " $fragmentType": "GroupBoard_entries";
}>;
export type GroupBoard_entries$key = ReadonlyArray<{
  readonly " $data"?: GroupBoard_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupBoard_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "GroupBoard_entries",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "improvement",
      "storageKey": null
    }
  ],
  "type": "BoardEntry",
  "abstractKey": null
};

(node as any).hash = "986bf492544cb90792d07ea2c8238127";

export default node;
