/**
 * @generated SignedSource<<e4a3b8de13b2561b84676b1a4cc3ee3f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PodiumSteps_racer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly errors: number;
  readonly finishedAfterMs: number | null | undefined;
  readonly improvement: number | null | undefined;
  readonly name: string;
  readonly place: number | null | undefined;
  readonly wpm: number;
  readonly " $fragmentType": "PodiumSteps_racer";
};
export type PodiumSteps_racer$key = {
  readonly " $data"?: PodiumSteps_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodiumSteps_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PodiumSteps_racer",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAfterMs",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "54e9421157d000a0c4ef67279a774cb4";

export default node;
