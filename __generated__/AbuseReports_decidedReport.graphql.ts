/**
 * @generated SignedSource<<f29c81dfe42aa41921f6c583dc4bb394>>
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
export type AbuseReports_decidedReport$data = {
  readonly decidedAt: IsoDateTime | null | undefined;
  readonly decidedBy: {
    readonly displayName: string;
  } | null | undefined;
  readonly decision: AbuseDecision | null | undefined;
  readonly isText: boolean;
  readonly name: string;
  readonly reason: AbuseReason;
  readonly " $fragmentType": "AbuseReports_decidedReport";
};
export type AbuseReports_decidedReport$key = {
  readonly " $data"?: AbuseReports_decidedReport$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbuseReports_decidedReport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AbuseReports_decidedReport",
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

(node as any).hash = "a70b4cedb52c6efa173c06c877da46bb";

export default node;
