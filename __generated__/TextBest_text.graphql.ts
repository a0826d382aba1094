/**
 * @generated SignedSource<<31d869dad0c9740c2bc86a2bff79f0bb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextBest_text$data = {
  readonly best: {
    readonly wpm: number;
  } | null | undefined;
  readonly " $fragmentType": "TextBest_text";
};
export type TextBest_text$key = {
  readonly " $data"?: TextBest_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextBest_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextBest_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Result",
      "kind": "LinkedField",
      "name": "best",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wpm",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Text",
  "abstractKey": null
};

(node as any).hash = "adc65c8f136bd75dd98ba5dff6bdc1b5";

export default node;
