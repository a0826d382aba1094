/**
 * @generated SignedSource<<46ac2356de12b22a47ba4b03bd0f56d3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RacerPhase = "FINISHED" | "LEFT" | "READY" | "SEATED" | "TYPING" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type RaceEnd_race$data = {
  readonly code: RaceCode;
  readonly keysTogether: number | null | undefined;
  readonly racers: ReadonlyArray<{
    readonly baseline: number | null | undefined;
    readonly finishedAfterMs: number | null | undefined;
    readonly id: string;
    readonly phase: RacerPhase;
    readonly place: number | null | undefined;
    readonly position: number;
    readonly resultId: string | null | undefined;
    readonly team: number | null | undefined;
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"RaceEnd_racer" | "raceParts_reported">;
  }>;
  readonly rematchCode: RaceCode | null | undefined;
  readonly teams: ReadonlyArray<{
    readonly number: number;
    readonly place: number | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Podium_race" | "raceParts_teams">;
  readonly " $fragmentType": "RaceEnd_race";
};
export type RaceEnd_race$key = {
  readonly " $data"?: RaceEnd_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceEnd_race">;
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
  "name": "RaceEnd_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rematchCode",
      "storageKey": null
    },
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Podium_race"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "raceParts_teams"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "raceParts_reported"
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "team",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "baseline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resultId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RaceEnd_racer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};
})();

(node as any).hash = "e86894366d453014ecdb4c0b8ed8a5c6";

export default node;
