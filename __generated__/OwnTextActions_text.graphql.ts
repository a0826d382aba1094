/**
 * @generated SignedSource<<222e16a4f0fbc2a0d9a3c2309afa4436>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnTextActions_text$data = {
  readonly body: string;
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly " $fragmentType": "OwnTextActions_text";
};
export type OwnTextActions_text$key = {
  readonly " $data"?: OwnTextActions_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnTextActions_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnTextActions_text",
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

(node as any).hash = "937a0fc5fa2bfc315a4e791084e1a2e0";

export default node;
