/**
 * @generated SignedSource<<bbed06ee306cbcd8fe9e34d189d1c9f5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnTexts_text$data = {
  readonly body: string;
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly " $fragmentType": "OwnTexts_text";
};
export type OwnTexts_text$key = {
  readonly " $data"?: OwnTexts_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnTexts_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnTexts_text",
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
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "75d46f8db25b820437a06d2c4660a9a8";

export default node;
