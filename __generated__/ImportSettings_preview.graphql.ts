/**
 * @generated SignedSource<<26216ea18e24f7f2e244026489b4e462>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportIssueKind = "IN_THE_FUTURE" | "MISSING" | "NOT_A_NUMBER" | "OUT_OF_RANGE" | "UNKNOWN_VALUE" | "%future added value";
export type ImportSource = "KEYBR" | "MONKEYTYPE" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ImportSettings_preview$data = {
  readonly firstAt: IsoDateTime | null | undefined;
  readonly issues: ReadonlyArray<{
    readonly field: string;
    readonly kind: ImportIssueKind;
    readonly line: number;
  }>;
  readonly lastAt: IsoDateTime | null | undefined;
  readonly newRuns: number;
  readonly runs: number;
  readonly skipped: number;
  readonly source: ImportSource;
  readonly " $fragmentType": "ImportSettings_preview";
};
export type ImportSettings_preview$key = {
  readonly " $data"?: ImportSettings_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportSettings_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportSettings_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
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
      "name": "newRuns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastAt",
      "storageKey": null
    }
  ],
  "type": "ImportedFile",
  "abstractKey": null
};

(node as any).hash = "520b69d294734c4366314b96df21d4f7";

export default node;
