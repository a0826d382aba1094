/**
 * @generated SignedSource<<944687021db63a1ab9bb6d077635749e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AbuseDecision = "DISMISSED" | "UPHELD" | "%future added value";
export type AbuseReason = "COPYRIGHT" | "IMPERSONATION" | "OFFENSIVE" | "OTHER" | "PERSONAL_DATA" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type DecidedReports_report$data = {
  readonly decidedAt: IsoDateTime | null | undefined;
  readonly decidedBy: {
    readonly displayName: string;
  } | null | undefined;
  readonly decision: AbuseDecision | null | undefined;
  readonly isText: boolean;
  readonly name: string;
  readonly reason: AbuseReason;
  readonly " $fragmentType": "DecidedReports_report";
};
export type DecidedReports_report$key = {
  readonly " $data"?: DecidedReports_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecidedReports_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DecidedReports_report",
  "selections": [
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
      "name": "isText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "decidedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AbuseReport",
  "abstractKey": null
};

(node as any).hash = "88114f5077d26f07176b2d7a094c2a54";

export default node;
