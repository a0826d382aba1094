/**
 * @generated SignedSource<<f11169b211c93071ecd0b01f0b4a3274>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TournamentStanding_table$data = ReadonlyArray<{
  readonly improvement: number | null | undefined;
  readonly isMine: boolean;
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly wpm: number | null | undefined;
  readonly " $fragmentType": "TournamentStanding_table";
}>;
export type TournamentStanding_table$key = ReadonlyArray<{
  readonly " $data"?: TournamentStanding_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentStanding_table">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "TournamentStanding_table",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
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
      "name": "isMine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "improvement",
      "storageKey": null
    }
  ],
  "type": "TournamentEntry",
  "abstractKey": null
};

(node as any).hash = "eebe5b0b1549829f330491d7aa16d29c";

export default node;
