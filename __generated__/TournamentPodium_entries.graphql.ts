/**
 * @generated SignedSource<<cda800f095e41c6599354405c7d72061>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TournamentPodium_entries$data = ReadonlyArray<{
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly " $fragmentType": "TournamentPodium_entries";
}>;
export type TournamentPodium_entries$key = ReadonlyArray<{
  readonly " $data"?: TournamentPodium_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"TournamentPodium_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "TournamentPodium_entries",
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

(node as any).hash = "c39254deefea0e18fd73113512bb391d";

export default node;
