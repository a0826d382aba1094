/**
 * @generated SignedSource<<03da93ca96939e981299d6ffd0e27e32>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextFacts_bestText$data = {
  readonly best: {
    readonly wpm: number;
  } | null | undefined;
  readonly " $fragmentType": "TextFacts_bestText";
};
export type TextFacts_bestText$key = {
  readonly " $data"?: TextFacts_bestText$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextFacts_bestText">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TextFacts_bestText",
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

(node as any).hash = "0953aa577224d4df793721d0ccd19057";

export default node;
