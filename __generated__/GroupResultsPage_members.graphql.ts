/**
 * @generated SignedSource<<8a7a5b99d8ee074a06463cf11acea1d2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupResultsPage_members$data = ReadonlyArray<{
  readonly accuracy: number | null | undefined;
  readonly durationMs: number;
  readonly runs: number;
  readonly wpm: number | null | undefined;
  readonly " $fragmentType": "GroupResultsPage_members";
}>;
export type GroupResultsPage_members$key = ReadonlyArray<{
  readonly " $data"?: GroupResultsPage_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupResultsPage_members">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "GroupResultsPage_members",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "runs",
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
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accuracy",
      "storageKey": null
    }
  ],
  "type": "MemberReport",
  "abstractKey": null
};

(node as any).hash = "22da3c93760f2098259b122649afa510";

export default node;
