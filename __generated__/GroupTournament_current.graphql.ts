/**
 * @generated SignedSource<<5b50ac31c9fe8b5cfa8f4c7315f874f9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TournamentPhase = "OVER" | "RUNNING" | "UPCOMING" | "%future added value";
export type TournamentRule = "IMPROVEMENT" | "SPEED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupTournament_current$data = {
  readonly bestDays: number;
  readonly entries: ReadonlyArray<{
    readonly isMine: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"TournamentStanding_podium" | "TournamentStanding_table">;
  }>;
  readonly firstDay: number;
  readonly id: string;
  readonly lastDay: number;
  readonly name: string;
  readonly own: {
    readonly __typename: "TournamentEntry";
    readonly " $fragmentSpreads": FragmentRefs<"TournamentStanding_table">;
  } | null | undefined;
  readonly phase: TournamentPhase;
  readonly rule: TournamentRule;
  readonly " $fragmentSpreads": FragmentRefs<"RaceForTournament_tournament">;
  readonly " $fragmentType": "GroupTournament_current";
};
export type GroupTournament_current$key = {
  readonly " $data"?: GroupTournament_current$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupTournament_current">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "TournamentStanding_table"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupTournament_current",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bestDays",
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
      "concreteType": "TournamentEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMine",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TournamentStanding_podium"
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TournamentEntry",
      "kind": "LinkedField",
      "name": "own",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceForTournament_tournament"
    }
  ],
  "type": "Tournament",
  "abstractKey": null
};
})();

(node as any).hash = "9aba07535956bb2aaab09c77a398d767";

export default node;
