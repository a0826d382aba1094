/**
 * @generated SignedSource<<1f3943f3332cffeee081879823bd4215>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Today_tournament$data = {
  readonly groupId: string;
  readonly groupName: string;
  readonly hasRacedToday: boolean;
  readonly lastDay: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"RaceForTournament_tournament">;
  readonly " $fragmentType": "Today_tournament";
};
export type Today_tournament$key = {
  readonly " $data"?: Today_tournament$data;
  readonly " $fragmentSpreads": FragmentRefs<"Today_tournament">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Today_tournament",
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
      "name": "groupId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupName",
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
      "name": "hasRacedToday",
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

(node as any).hash = "6f4c94eaab78fb53b03f344994a859a5";

export default node;
