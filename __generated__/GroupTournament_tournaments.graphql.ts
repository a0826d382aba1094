/**
 * @generated SignedSource<<5d81945a9dc211e011cfce05123d9637>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TournamentPhase = "OVER" | "RUNNING" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupTournament_tournaments$data = {
  readonly current: {
    readonly phase: TournamentPhase;
    readonly " $fragmentSpreads": FragmentRefs<"GroupTournament_current">;
  } | null | undefined;
  readonly " $fragmentType": "GroupTournament_tournaments";
};
export type GroupTournament_tournaments$key = {
  readonly " $data"?: GroupTournament_tournaments$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupTournament_tournaments">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupTournament_tournaments",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Tournament",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
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
          "name": "GroupTournament_current"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupTournaments",
  "abstractKey": null
};

(node as any).hash = "5aeb6f8d59f7a7d1d516fe1be5eae27e";

export default node;
