/**
 * @generated SignedSource<<80e9b8b2ba2648a14bc7cf5d02570daf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExamMarkKind = "ADDED" | "BEGUN" | "JOINED" | "OMITTED" | "RIGHT" | "SPLIT" | "SWAPPED" | "WRONG" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MarkedText_grade$data = {
  readonly errors: number;
  readonly marks: ReadonlyArray<{
    readonly kind: ExamMarkKind;
    readonly typed: string;
    readonly words: string;
  }>;
  readonly " $fragmentType": "MarkedText_grade";
};
export type MarkedText_grade$key = {
  readonly " $data"?: MarkedText_grade$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkedText_grade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarkedText_grade",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExamMark",
      "kind": "LinkedField",
      "name": "marks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "typed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExamGrade",
  "abstractKey": null
};

(node as any).hash = "af8d9b67ef6aae127a9daac0dd73b79d";

export default node;
