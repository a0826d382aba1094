/**
 * @generated SignedSource<<4507750be2e5d1a673d3e35d2451fb7d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
export type ResultMode = "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type RunFacts_result$data = {
  readonly language: Language;
  readonly mode: ResultMode;
  readonly modeAmount: number | null | undefined;
  readonly startedAt: IsoDateTime;
  readonly text: {
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "RunFacts_result";
};
export type RunFacts_result$key = {
  readonly " $data"?: RunFacts_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunFacts_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RunFacts_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modeAmount",
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
      "concreteType": "Text",
      "kind": "LinkedField",
      "name": "text",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "d76a392a54f0d1044ffd363ead289885";

export default node;
