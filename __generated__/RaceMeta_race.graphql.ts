/**
 * @generated SignedSource<<cb996359c4dde39ed90c30af0e1e07f4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type RaceMeta_race$data = {
  readonly code: RaceCode;
  readonly isTextHidden: boolean;
  readonly language: Language;
  readonly text: {
    readonly characters: number;
    readonly title: string;
  };
  readonly " $fragmentType": "RaceMeta_race";
};
export type RaceMeta_race$key = {
  readonly " $data"?: RaceMeta_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceMeta_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceMeta_race",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "characters",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "3722fbf14ac303fd2574cf9e467dd084";

export default node;
