/**
 * @generated SignedSource<<e2717b193d09117d80c093d444578f8a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Standing_racer$data = {
  readonly accuracy: number;
  readonly finishedAfterMs: number | null | undefined;
  readonly name: string;
  readonly phase: RacerPhase;
  readonly place: number | null | undefined;
  readonly position: number;
  readonly wpm: number;
  readonly " $fragmentType": "Standing_racer";
};
export type Standing_racer$key = {
  readonly " $data"?: Standing_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Standing_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Standing_racer",
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
      "name": "phase",
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
      "name": "finishedAfterMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
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
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "b7f87c3eb09cbb072a3ee810d29f82b4";

export default node;
