/**
 * @generated SignedSource<<76fa54da3ca2a52a3061e3838fb03fdd>>
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
export type Comparison_useComparedRunResult$data = {
  readonly accuracy: number;
  readonly consistency: number;
  readonly durationMs: number;
  readonly log: KeystrokeLogText;
  readonly prompt: string;
  readonly raw: number;
  readonly rules: TypingRules;
  readonly strokesPerMinute: number;
  readonly wpm: number;
  readonly " $fragmentType": "Comparison_useComparedRunResult";
};
export type Comparison_useComparedRunResult$key = {
  readonly " $data"?: Comparison_useComparedRunResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_useComparedRunResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Comparison_useComparedRunResult",
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

(node as any).hash = "0c0e37b85f8834aa2efaec1478662dab";

export default node;
