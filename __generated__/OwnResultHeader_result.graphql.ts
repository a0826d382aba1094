/**
 * @generated SignedSource<<a61d6acd3c4dd9c80d7c781907a01772>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type OwnResultHeader_result$data = {
  readonly raceCode: RaceCode | null | undefined;
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"ResultFacts_result" | "ShareButton_result">;
  readonly " $fragmentType": "OwnResultHeader_result";
};
export type OwnResultHeader_result$key = {
  readonly " $data"?: OwnResultHeader_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnResultHeader_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnResultHeader_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wpm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raceCode",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultFacts_result"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareButton_result"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "8a0a6cb463079f0faf9f975cfe081290";

export default node;
