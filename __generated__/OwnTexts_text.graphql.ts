/**
 * @generated SignedSource<<15ea0a194e3040e757d29e9a7977e1c7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
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
