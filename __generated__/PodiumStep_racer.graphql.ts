/**
 * @generated SignedSource<<4b85bef9b21fafbf1c8e444207644a64>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PodiumStep_racer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly errors: number;
  readonly improvement: number | null | undefined;
  readonly name: string;
  readonly place: number | null | undefined;
  readonly wpm: number;
  readonly " $fragmentType": "PodiumStep_racer";
};
export type PodiumStep_racer$key = {
  readonly " $data"?: PodiumStep_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodiumStep_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PodiumStep_racer",
  "selections": [
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
      "name": "avatarUrl",
      "storageKey": null
    },
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
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
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
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "98e33b323bdccd316c3cac4aaabaf1af";

export default node;
