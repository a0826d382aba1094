/**
 * @generated SignedSource<<21c3f9af3e9c9d1bea3707fb89b8870b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Podium_race$data = {
  readonly racers: ReadonlyArray<{
    readonly avatarUrl: string | null | undefined;
    readonly finishedAfterMs: number | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly place: number | null | undefined;
    readonly position: number;
    readonly team: number | null | undefined;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"Podium_racer">;
  }>;
  readonly teams: ReadonlyArray<{
    readonly number: number;
    readonly place: number | null | undefined;
    readonly wpm: number;
  }>;
  readonly " $fragmentType": "Podium_race";
};
export type Podium_race$key = {
  readonly " $data"?: Podium_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"Podium_race">;
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
  "name": "Podium_race",
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
          "name": "Podium_racer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};
})();

(node as any).hash = "fe909e4eb82c1371b2587278f455e67f";

export default node;
