/**
 * @generated SignedSource<<0de765dc6479164d49aaf4eb47ac3551>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceEnd_text$data = {
  readonly group: {
    readonly __typename: "RaceGroup";
  } | null | undefined;
  readonly mode: RaceMode;
  readonly " $fragmentSpreads": FragmentRefs<"raceParts_brief" | "raceParts_limit">;
  readonly " $fragmentType": "RaceEnd_text";
};
export type RaceEnd_text$key = {
  readonly " $data"?: RaceEnd_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceEnd_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceEnd_text",
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

(node as any).hash = "9a11fc4e1280520973ad8ac556de3ffa";

export default node;
