/**
 * @generated SignedSource<<e8c70e4a59f3479ef217c4495c6227f3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type processing_policy$data = {
  readonly auditYears: number;
  readonly countsVisits: boolean;
  readonly guestDays: number;
  readonly keystrokeDays: number | null | undefined;
  readonly removedDays: number;
  readonly reportsErrors: boolean;
  readonly resultDays: number | null | undefined;
  readonly sessionDays: number;
  readonly signInProviders: ReadonlyArray<string>;
  readonly sumsParticipation: boolean;
  readonly unusedAccountDays: number | null | undefined;
  readonly " $fragmentType": "processing_policy";
};
export type processing_policy$key = {
  readonly " $data"?: processing_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"processing_policy">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "processing_policy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resultDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keystrokeDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unusedAccountDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guestDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "auditYears",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signInProviders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reportsErrors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countsVisits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sumsParticipation",
      "storageKey": null
    }
  ],
  "type": "HostPolicy",
  "abstractKey": null
};

(node as any).hash = "b429b2fa43bd38b42ac860beb2c54a96";

export default node;
