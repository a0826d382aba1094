/**
 * @generated SignedSource<<fac2ecf364be464b88e6ba0ac126be85>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RacePodium_racer$data = {
  readonly accuracy: number;
  readonly errors: number;
  readonly finishedAfterMs: number | null | undefined;
  readonly improvement: number | null | undefined;
  readonly name: string;
  readonly phase: RacerPhase;
  readonly place: number | null | undefined;
  readonly position: number;
  readonly speed: number;
  readonly team: number | null | undefined;
  readonly " $fragmentType": "RacePodium_racer";
};
export type RacePodium_racer$key = {
  readonly " $data"?: RacePodium_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RacePodium_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RacePodium_racer",
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
      "name": "speed",
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
      "name": "team",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "68f9287a535f49080d68f02daab45f06";

export default node;
