/**
 * @generated SignedSource<<fdab0a5e313e9bb6315948d3e20f44ba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RacePodium_text$data = {
  readonly group: {
    readonly __typename: "RaceGroup";
  } | null | undefined;
  readonly mode: RaceMode;
  readonly " $fragmentSpreads": FragmentRefs<"RaceBrief_race">;
  readonly " $fragmentType": "RacePodium_text";
};
export type RacePodium_text$key = {
  readonly " $data"?: RacePodium_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RacePodium_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RacePodium_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceBrief_race"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "88ce82d50539794f948ca6bed43e4b11";

export default node;
