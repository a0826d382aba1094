/**
 * @generated SignedSource<<0b867ebfc326afb8208dcc0cc788d3b8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PodiumSteps_race$data = {
  readonly racers: ReadonlyArray<{
    readonly avatarUrl: string | null | undefined;
    readonly finishedAfterMs: number | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly place: number | null | undefined;
    readonly position: number;
    readonly team: number | null | undefined;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"PodiumSteps_racer">;
  }>;
  readonly teams: ReadonlyArray<{
    readonly number: number;
    readonly place: number | null | undefined;
    readonly wpm: number;
  }>;
  readonly " $fragmentType": "PodiumSteps_race";
};
export type PodiumSteps_race$key = {
  readonly " $data"?: PodiumSteps_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"PodiumSteps_race">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PodiumSteps_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceTeam",
      "kind": "LinkedField",
      "name": "teams",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wpm",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Racer",
      "kind": "LinkedField",
      "name": "racers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
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
          "name": "avatarUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "team",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PodiumSteps_racer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};
})();

(node as any).hash = "fef1ce9ad260cddf4faa355a647b2958";

export default node;
