/**
 * @generated SignedSource<<e1b418b9f65006bc536c9828dd092f83>>
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
export type WallTournament_tournament$data = {
  readonly entries: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TournamentPodium_entries" | "TournamentTable_entries">;
  }>;
  readonly lastDay: number;
  readonly name: string;
  readonly phase: TournamentPhase;
  readonly rule: TournamentRule;
  readonly " $fragmentType": "WallTournament_tournament";
};
export type WallTournament_tournament$key = {
  readonly " $data"?: WallTournament_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallTournament_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallTournament_tournament",
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
          "name": "TournamentPodium_entries"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TournamentTable_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WallTournament",
  "abstractKey": null
};

(node as any).hash = "64a67f45018ec693fb8ab01bcec522e4";

export default node;
