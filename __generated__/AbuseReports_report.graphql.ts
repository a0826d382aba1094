/**
 * @generated SignedSource<<f6a15155f5439df669762b64129e0e96>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AbuseReason = "COPYRIGHT" | "IMPERSONATION" | "OFFENSIVE" | "OTHER" | "PERSONAL_DATA" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type AbuseReports_report$data = {
  readonly createdAt: IsoDateTime;
  readonly details: string;
  readonly excerpt: string;
  readonly id: string;
  readonly isText: boolean;
  readonly name: string;
  readonly reason: AbuseReason;
  readonly subjectId: string;
  readonly " $fragmentType": "AbuseReports_report";
};
export type AbuseReports_report$key = {
  readonly " $data"?: AbuseReports_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbuseReports_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AbuseReports_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectId",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "excerpt",
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
      "name": "details",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "AbuseReport",
  "abstractKey": null
};

(node as any).hash = "5627532502913260c65ffc045b03a650";

export default node;
