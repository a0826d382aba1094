/**
 * @generated SignedSource<<d2215b4713390911e1b8feb3ccc98177>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type TypingRules = "FREE" | "STOP_ON_ERROR" | "%future added value";
import type { KeystrokeLogText } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ResultPage_gains$data = {
  readonly accuracy: number;
  readonly baseline: {
    readonly bestWpm: number;
    readonly medianAccuracy: number;
    readonly medianWpm: number;
    readonly runs: number;
  } | null | undefined;
  readonly durationMs: number;
  readonly language: Language;
  readonly log: KeystrokeLogText;
  readonly prompt: string;
  readonly reachedGoal: {
    readonly streak: number;
  } | null | undefined;
  readonly rules: TypingRules;
  readonly wpm: number;
  readonly " $fragmentType": "ResultPage_gains";
};
export type ResultPage_gains$key = {
  readonly " $data"?: ResultPage_gains$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultPage_gains">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultPage_gains",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rules",
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
      "name": "prompt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "log",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMs",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ResultBaseline",
      "kind": "LinkedField",
      "name": "baseline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bestWpm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianWpm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianAccuracy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReachedGoal",
      "kind": "LinkedField",
      "name": "reachedGoal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "streak",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "8dd20225b7e2f57e4378d152a8881ce6";

export default node;
