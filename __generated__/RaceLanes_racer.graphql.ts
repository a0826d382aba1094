/**
 * @generated SignedSource<<ffac8bb6f51ba5300698116784d0a171>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceLanes_racer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly isAway: boolean;
  readonly name: string;
  readonly phase: RacerPhase;
  readonly place: number | null | undefined;
  readonly speed: number;
  readonly team: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RaceLanes_runner">;
  readonly " $fragmentType": "RaceLanes_racer";
};
export type RaceLanes_racer$key = {
  readonly " $data"?: RaceLanes_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceLanes_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceLanes_racer",
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
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAway",
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
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "team",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceLanes_runner"
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "90455e6a45a5b8d37cbb43fb174b680f";

export default node;
