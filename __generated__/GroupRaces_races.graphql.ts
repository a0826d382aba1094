/**
 * @generated SignedSource<<f6de9431ff2e56a4fbb4518e0f3e5583>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacePhase = "CANCELLED" | "COUNTDOWN" | "FINISHED" | "LOBBY" | "RUNNING" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupRaces_races$data = {
  readonly heats: {
    readonly final: {
      readonly code: RaceCode;
    } | null | undefined;
    readonly heats: ReadonlyArray<{
      readonly code: RaceCode;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"GroupHeats_heats">;
  } | null | undefined;
  readonly races: ReadonlyArray<{
    readonly code: RaceCode;
    readonly id: string;
    readonly phase: RacePhase;
    readonly " $fragmentSpreads": FragmentRefs<"GroupRaces_race">;
  }>;
  readonly " $fragmentType": "GroupRaces_races";
};
export type GroupRaces_races$key = {
  readonly " $data"?: GroupRaces_races$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRaces_races">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupRaces_races",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceHeats",
      "kind": "LinkedField",
      "name": "heats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Heat",
          "kind": "LinkedField",
          "name": "heats",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Heat",
          "kind": "LinkedField",
          "name": "final",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupHeats_heats"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Race",
      "kind": "LinkedField",
      "name": "races",
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
          "name": "phase",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupRaces_race"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupRaces",
  "abstractKey": null
};
})();

(node as any).hash = "ad62e942dec50b044c5f28eba940cf7f";

export default node;
