/**
 * @generated SignedSource<<451dcca57043084927b7f4169d5ceba5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NowNotice_assignment$data = {
  readonly note: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DueWords_assignment" | "OpeningWords_assignment" | "TaskWords_assignment">;
  readonly " $fragmentType": "NowNotice_assignment";
};
export type NowNotice_assignment$key = {
  readonly " $data"?: NowNotice_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"NowNotice_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NowNotice_assignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskWords_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueWords_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningWords_assignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "77c8d343875c0cdf7f3e884bc6d0ff50";

export default node;
