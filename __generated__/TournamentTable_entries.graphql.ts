/**
 * @generated SignedSource<<e025f77e295561342340061150d16a31>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TournamentTable_entries$data = ReadonlyArray<{
  readonly improvement: number | null | undefined;
  readonly isMine: boolean;
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly wpm: number | null | undefined;
  readonly " $fragmentType": "TournamentTable_entries";
}>;
export type TournamentTable_entries$key = ReadonlyArray<{
  readonly " $data"?: TournamentTable_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentTable_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "TournamentTable_entries",
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

(node as any).hash = "0ad23c7507121feec4edba0bdb37623b";

export default node;
