/**
 * @generated SignedSource<<f72af92f825fbb779fc50cb949decea7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextCards_similar$data = {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"TextFacts_text">;
  readonly " $fragmentType": "TextCards_similar";
};
export type TextCards_similar$key = {
  readonly " $data"?: TextCards_similar$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextCards_similar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextCards_similar",
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

(node as any).hash = "571389cb14bc7fc7b5afe50ec3e7753f";

export default node;
