/**
 * @generated SignedSource<<aa1ba8fb3abe3ba7f76813e801e96bc3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
export type RacePhase = "CANCELLED" | "COUNTDOWN" | "FINISHED" | "LOBBY" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupHeats_heats$data = {
  readonly best: number;
  readonly final: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupHeats_heat">;
  } | null | undefined;
  readonly heats: ReadonlyArray<{
    readonly number: number;
    readonly phase: RacePhase | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GroupHeats_heat">;
  }>;
  readonly id: string;
  readonly mode: RaceMode;
  readonly " $fragmentType": "GroupHeats_heats";
};
export type GroupHeats_heats$key = {
  readonly " $data"?: GroupHeats_heats$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupHeats_heats">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "GroupHeats_heat"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupHeats_heats",
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
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "best",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Heat",
      "kind": "LinkedField",
      "name": "heats",
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
          "name": "phase",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Heat",
      "kind": "LinkedField",
      "name": "final",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RaceHeats",
  "abstractKey": null
};
})();

(node as any).hash = "b1dcd64ccca268558db3a1c951cb67e0";

export default node;
