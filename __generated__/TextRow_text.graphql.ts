/**
 * @generated SignedSource<<8fdfa1242cd6a6ece1e15a7b2fb7708b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
export type Language = "EN" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextRow_text$data = {
  readonly body: string;
  readonly bookmark: number | null | undefined;
  readonly difficulty: Difficulty;
  readonly id: string;
  readonly isOwn: boolean;
  readonly language: Language;
  readonly title: string;
  readonly " $fragmentType": "TextRow_text";
};
export type TextRow_text$key = {
  readonly " $data"?: TextRow_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextRow_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextRow_text",
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
      "name": "bookmark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "difficulty",
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "5ca6d839e6bb0fa8d3709ea17374c9f5";

export default node;
