/**
 * @generated SignedSource<<932176da79083a07dd1460759e873196>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResultMode = "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
import type { KeystrokeLogText } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type useComparedRun_result$data = {
  readonly accuracy: number;
  readonly consistency: number;
  readonly durationMs: number;
  readonly log: KeystrokeLogText;
  readonly mode: ResultMode;
  readonly prompt: string;
  readonly raw: number;
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
      "name": "mode",
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

(node as any).hash = "3444d29ccc05eb42bd8849782fe75d7d";

export default node;
