/**
 * @generated SignedSource<<cdaddc4f603fa082e2cdefc63b783ab8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "ADMIN_APPOINTED" | "ADMIN_CLAIMED" | "ADMIN_REMOVED" | "ANNOUNCEMENT_CHANGED" | "ANNOUNCEMENT_PUBLISHED" | "ANNOUNCEMENT_REMOVED" | "BACKUP_STARTED" | "COACH_LINK_CREATED" | "CONSENT_RECORDED" | "CONSENT_WITHDRAWN" | "DATA_EXPORTED" | "EXAM_ACCEPTED" | "EXAM_REJECTED" | "FEATURE_PAUSED" | "FEATURE_RESUMED" | "GROUP_ARCHIVED" | "GROUP_CHANGED" | "GROUP_DELETED" | "GROUP_RESTORED" | "GROUP_ROLE_CHANGED" | "NORM_ARCHIVED" | "NORM_CHANGED" | "NORM_CREATED" | "NORM_RESTORED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_RENEWED" | "REPORT_DISMISSED" | "REPORT_UPHELD" | "RESULT_ACCEPTED" | "RESULT_REJECTED" | "ROSTER_IMPORTED" | "SENTENCE_REMOVED" | "TEXT_ARCHIVED" | "TEXT_PUBLISHED" | "TEXT_RESTORED" | "TEXT_SENT_BACK" | "USER_BROUGHT_BACK" | "USER_ERASED" | "USER_LOCKED" | "USER_MERGED" | "USER_RENAMED" | "USER_SIGNED_OUT" | "USER_UNLOCKED" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type AuditTab_entry$data = {
  readonly action: AuditAction;
  readonly actorName: string;
  readonly createdAt: IsoDateTime;
  readonly newName: string | null | undefined;
  readonly operation: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly targetName: string;
  readonly " $fragmentType": "AuditTab_entry";
};
export type AuditTab_entry$key = {
  readonly " $data"?: AuditTab_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditTab_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AuditTab_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "0a2c58f84095d8d806ced712dc0d5331";

export default node;
