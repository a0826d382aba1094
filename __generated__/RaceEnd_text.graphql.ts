/**
 * @generated SignedSource<<a70d71c198c32155f7dfe7a5c865603d>>
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
  readonly text: {
    readonly id: string;
    readonly isOwn: boolean | null | undefined;
    readonly title: string;
  };
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
      "alias": null,
      "args": null,
      "concreteType": "Text",
      "kind": "LinkedField",
      "name": "text",
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
          "name": "title",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOwn",
            "storageKey": null
          },
          "to": "NULL"
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

(node as any).hash = "894671cf1b6309b4f8d28fedd1ee30c2";

export default node;
