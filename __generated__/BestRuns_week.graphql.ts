/**
 * @generated SignedSource<<69fd01b5951cc964cf31e3a1d4db5aa1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeyRule = "NO_BACKSPACE" | "STOP_ON_ERROR" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BestRuns_week$data = {
  readonly bestRuns: ReadonlyArray<{
    readonly accuracy: number;
    readonly id: string;
    readonly keyRule: KeyRule | null | undefined;
    readonly mode: ResultMode;
    readonly modeAmount: number | null | undefined;
    readonly text: {
      readonly title: string;
    } | null | undefined;
    readonly wpm: number;
  }>;
  readonly " $fragmentType": "BestRuns_week";
};
export type BestRuns_week$key = {
  readonly " $data"?: BestRuns_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"BestRuns_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BestRuns_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Result",
      "kind": "LinkedField",
      "name": "bestRuns",
      "plural": true,
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
          "name": "keyRule",
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
          "name": "wpm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accuracy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PracticeWeek",
  "abstractKey": null
};

(node as any).hash = "9ad716da16e806e4214b03ba71401ef6";

export default node;
