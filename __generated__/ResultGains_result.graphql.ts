/**
 * @generated SignedSource<<e348579e1d64b881113c1bab18950ca0>>
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
export type ResultGains_result$data = {
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
  readonly " $fragmentType": "ResultGains_result";
};
export type ResultGains_result$key = {
  readonly " $data"?: ResultGains_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultGains_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultGains_result",
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

(node as any).hash = "7d826081f1aba672fc612b19b769268e";

export default node;
