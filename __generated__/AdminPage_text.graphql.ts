/**
 * @generated SignedSource<<d8cbe0d04639175b26ff0844d197afe8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type TextStatus = "ARCHIVED" | "DRAFT" | "IN_REVIEW" | "PUBLISHED" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type AdminPage_text$data = {
  readonly body: string;
  readonly createdAt: IsoDateTime;
  readonly id: string;
  readonly language: Language;
  readonly owner: {
    readonly displayName: string;
  } | null | undefined;
  readonly source: string;
  readonly status: TextStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewActions_text" | "TextFacts_text">;
  readonly " $fragmentType": "AdminPage_text";
};
export type AdminPage_text$key = {
  readonly " $data"?: AdminPage_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminPage_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminPage_text",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextFacts_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewActions_text"
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "f27af4788fc853abe7b66852301cfb44";

export default node;
