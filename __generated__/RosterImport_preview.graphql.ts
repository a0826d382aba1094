/**
 * @generated SignedSource<<ffda9ea4db5094133cc365977b55417f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RosterChangeKind = "ADDED" | "LINKED" | "MADE" | "MOVED" | "REMOVED" | "RENAMED" | "ROLE" | "%future added value";
export type RosterIssueKind = "BROKEN_FILE" | "CLASS_ARCHIVED" | "CLASS_FULL" | "DUPLICATE" | "MISSING" | "MISSING_COLUMN" | "MISSING_FILE" | "NOT_BULK" | "TOO_LONG" | "UNKNOWN_REFERENCE" | "UNSUITABLE" | "WRONG_VERSION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RosterImport_preview$data = {
  readonly changeCount: number;
  readonly changes: ReadonlyArray<{
    readonly from: ReadonlyArray<string>;
    readonly isClass: boolean;
    readonly kind: RosterChangeKind;
    readonly name: string;
    readonly oldName: string;
    readonly to: ReadonlyArray<string>;
  }>;
  readonly issueCount: number;
  readonly issues: ReadonlyArray<{
    readonly column: string;
    readonly file: string;
    readonly kind: RosterIssueKind;
    readonly line: number;
    readonly value: string;
  }>;
  readonly removedCount: number;
  readonly unchanged: number;
  readonly " $fragmentType": "RosterImport_preview";
};
export type RosterImport_preview$key = {
  readonly " $data"?: RosterImport_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"RosterImport_preview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RosterImport_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchanged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issueCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RosterChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isClass",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oldName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RosterIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "file",
          "storageKey": null
        },
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
          "name": "column",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RosterPreview",
  "abstractKey": null
};
})();

(node as any).hash = "43126b9ac4def365d427e7d352acfb94";

export default node;
