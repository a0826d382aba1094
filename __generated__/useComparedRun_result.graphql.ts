/**
 * @generated SignedSource<<c81117bd9faa7bbc3821c48c449a83ca>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TypingRules = "FREE" | "STOP_ON_ERROR" | "%future added value";
import type { KeystrokeLogText } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type useComparedRun_result$data = {
  readonly accuracy: number;
  readonly consistency: number;
  readonly durationMs: number;
  readonly log: KeystrokeLogText;
  readonly prompt: string;
  readonly raw: number;
  readonly rules: TypingRules;
  readonly strokesPerMinute: number;
  readonly wpm: number;
  readonly " $fragmentType": "useComparedRun_result";
};
export type useComparedRun_result$key = {
  readonly " $data"?: useComparedRun_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useComparedRun_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useComparedRun_result",
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
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "e1cdc3df928f8082f1d6bc53ee5394b2";

export default node;
