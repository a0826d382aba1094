/**
 * @generated SignedSource<<e2267eef98bf9fc860bd05773d96263e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextCards_text$data = {
  readonly body: string;
  readonly bookmark: number | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly language: Language;
  readonly parts: ReadonlyArray<{
    readonly end: number;
    readonly title: string;
  }>;
  readonly " $fragmentType": "TextCards_text";
};
export type TextCards_text$key = {
  readonly " $data"?: TextCards_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextCards_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextCards_text",
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
      "concreteType": "TextPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
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
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "459c04ae2d1a1b44d09228f162ac356a";

export default node;
