/**
 * @generated SignedSource<<b21517caca9c98d305157d42c9c345d7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WallPodium_race$data = {
  readonly keysTogether: number | null | undefined;
  readonly racers: ReadonlyArray<{
    readonly finishedAfterMs: number | null | undefined;
    readonly id: string;
    readonly place: number | null | undefined;
    readonly position: number;
    readonly " $fragmentSpreads": FragmentRefs<"WallPodium_racer" | "WallPodium_racerStep">;
  }>;
  readonly teams: ReadonlyArray<{
    readonly number: number;
    readonly place: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WallPodium_teamStep">;
  }>;
  readonly " $fragmentType": "WallPodium_race";
};
export type WallPodium_race$key = {
  readonly " $data"?: WallPodium_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallPodium_race">;
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
  "name": "WallPodium_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keysTogether",
      "storageKey": null
    },
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
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WallPodium_teamStep"
        }
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
        (v0/*:: as any*/),
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
          "name": "finishedAfterMs",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WallPodium_racer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WallPodium_racerStep"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};
})();

(node as any).hash = "a402aad7b38003c5d15002c71dde23a5";

export default node;
