/**
 * @generated SignedSource<<e08611ea8abac2e3dade5b8c695ce2f8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ResultPage_result$data = {
  readonly badges: ReadonlyArray<{
    readonly badgeId: string;
  }>;
  readonly raceCode: RaceCode | null | undefined;
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"ResultPage_gains" | "ResultPage_rating" | "ResultSheet_factsResult" | "ShareButton_result">;
  readonly " $fragmentType": "ResultPage_result";
};
export type ResultPage_result$key = {
  readonly " $data"?: ResultPage_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultPage_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultPage_result",
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
      "alias": null,
      "args": null,
      "concreteType": "Badge",
      "kind": "LinkedField",
      "name": "badges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "badgeId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultSheet_factsResult"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareButton_result"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultPage_gains"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultPage_rating"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "9e0d6efe7bd908b528cf7d45d6606403";

export default node;
