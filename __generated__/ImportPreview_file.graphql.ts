/**
 * @generated SignedSource<<db5b4e42d3f94c03ff6edab770f94233>>
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
export type ImportPreview_file$data = {
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
  readonly " $fragmentType": "ImportPreview_file";
};
export type ImportPreview_file$key = {
  readonly " $data"?: ImportPreview_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportPreview_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportPreview_file",
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

(node as any).hash = "45050521cb46c3124d4027cd181df0a8";

export default node;
