/**
 * @generated SignedSource<<90cc6e6133dee742fe7e1c9ae0187790>>
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
export type ClassWall_tournament$data = {
  readonly entries: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TournamentStanding_podium" | "TournamentStanding_table">;
  }>;
  readonly lastDay: number;
  readonly name: string;
  readonly phase: TournamentPhase;
  readonly rule: TournamentRule;
  readonly " $fragmentType": "ClassWall_tournament";
};
export type ClassWall_tournament$key = {
  readonly " $data"?: ClassWall_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassWall_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClassWall_tournament",
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
      "name": "lastDay",
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
      "name": "rule",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "TournamentStanding_podium"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TournamentStanding_table"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WallTournament",
  "abstractKey": null
};

(node as any).hash = "807540cbd3dfaf6aeba1504edb0a44c3";

export default node;
