/**
 * @generated SignedSource<<db240e661456847385fff99549843276>>
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
  readonly speed: number;
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
      "name": "speed",
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

(node as any).hash = "dddc8b08ce0e52674e0394e66551b428";

export default node;
