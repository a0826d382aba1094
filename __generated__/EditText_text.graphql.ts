/**
 * @generated SignedSource<<54a889b759b823a1fa3d952a6e006c74>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
export type TextVisibility = "GROUP" | "OWN" | "PUBLIC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditText_text$data = {
  readonly body: string;
  readonly id: string;
  readonly language: Language;
  readonly source: string;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly version: number;
  readonly visibility: TextVisibility;
  readonly " $fragmentType": "EditText_text";
};
export type EditText_text$key = {
  readonly " $data"?: EditText_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditText_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditText_text",
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
      "name": "version",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "3260acbaa06950393a2385deba698bc2";

export default node;
