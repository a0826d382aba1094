/**
 * @generated SignedSource<<de2d735636bbc5ce63a6dcabeb6b9eb2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ClassWall_wall$data = {
  readonly groupName: string;
  readonly race: {
    readonly code: RaceCode;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RaceOnWall_race" | "RaceOnWall_text">;
  } | null | undefined;
  readonly seatedRacers: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"ClassWall_day">;
  readonly " $fragmentType": "ClassWall_wall";
};
export type ClassWall_wall$key = {
  readonly " $data"?: ClassWall_wall$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassWall_wall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClassWall_wall",
  "selections": [
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
      "name": "seatedRacers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Race",
      "kind": "LinkedField",
      "name": "race",
      "plural": false,
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
          "name": "code",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RaceOnWall_race"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RaceOnWall_text"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClassWall_day"
    }
  ],
  "type": "GroupWall",
  "abstractKey": null
};

(node as any).hash = "0ef8b865621148a590076b0664816267";

export default node;
