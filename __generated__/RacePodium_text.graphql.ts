/**
 * @generated SignedSource<<3146194e0520ea235eae4513ca4e4e2e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"raceParts_brief" | "raceParts_limit">;
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
      "name": "raceParts_brief"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "raceParts_limit"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "01df8123784a03ce3adac3b13757692c";

export default node;
