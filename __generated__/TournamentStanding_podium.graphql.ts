/**
 * @generated SignedSource<<395c6d0a76767b89f3b268873d2e13bb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TournamentStanding_podium$data = ReadonlyArray<{
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly " $fragmentType": "TournamentStanding_podium";
}>;
export type TournamentStanding_podium$key = ReadonlyArray<{
  readonly " $data"?: TournamentStanding_podium$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentStanding_podium">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "TournamentStanding_podium",
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
      "name": "points",
      "storageKey": null
    }
  ],
  "type": "TournamentEntry",
  "abstractKey": null
};

(node as any).hash = "ec07d45c9a470a6d8dce135925a6c05e";

export default node;
