/**
 * @generated SignedSource<<ae49fb45df9bb6acb28368b3cf481b92>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UpNext_similar$data = {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"TextFacts_text">;
  readonly " $fragmentType": "UpNext_similar";
};
export type UpNext_similar$key = {
  readonly " $data"?: UpNext_similar$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpNext_similar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UpNext_similar",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextFacts_text"
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "85a376f2d8e3fff100393af160970613";

export default node;
