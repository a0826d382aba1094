/**
 * @generated SignedSource<<067131da1221c18a58f3ec33f311b895>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RacePage_text$data = {
  readonly isTextHidden: boolean;
  readonly language: Language;
  readonly text: {
    readonly body: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RaceEnd_text" | "RaceLobby_text" | "RaceTrack_text">;
  readonly " $fragmentType": "RacePage_text";
};
export type RacePage_text$key = {
  readonly " $data"?: RacePage_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RacePage_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RacePage_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTextHidden",
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
          "name": "body",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceLobby_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceTrack_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceEnd_text"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "2d4cdfb71524c72b4301e65694f1ae89";

export default node;
