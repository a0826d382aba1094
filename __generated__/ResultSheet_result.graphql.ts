/**
 * @generated SignedSource<<9f3cf3877906540029c198b5e11e840d>>
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
export type ResultSheet_result$data = {
  readonly accuracy: number;
  readonly consistency: number;
  readonly durationMs: number;
  readonly language: Language;
  readonly log: KeystrokeLogText;
  readonly prompt: string;
  readonly raw: number;
  readonly rules: TypingRules;
  readonly strokesPerMinute: number;
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"ResultSheet_exerciseOutcomeResult">;
  readonly " $fragmentType": "ResultSheet_result";
};
export type ResultSheet_result$key = {
  readonly " $data"?: ResultSheet_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultSheet_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultSheet_result",
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
      "name": "raw",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "strokesPerMinute",
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
      "kind": "ScalarField",
      "name": "consistency",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultSheet_exerciseOutcomeResult"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "334abe871d7b3f87ecd2281f17508080";

export default node;
