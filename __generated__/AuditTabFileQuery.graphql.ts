/**
 * @generated SignedSource<<89096620e5cde5c78788501db47e7bc9>>
 * @relayHash d5af5cc338141261e52263fea80b5208
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4a4a3d37a6a78089579e0ebe57890b625db51c82e1884f9ded912248a847546

import type { ConcreteRequest } from 'relay-runtime';
export type AuditAction = "ADMIN_APPOINTED" | "ADMIN_CLAIMED" | "ADMIN_REMOVED" | "ANNOUNCEMENT_CHANGED" | "ANNOUNCEMENT_PUBLISHED" | "ANNOUNCEMENT_REMOVED" | "BACKUP_STARTED" | "COACH_LINK_CREATED" | "CONSENT_RECORDED" | "CONSENT_WITHDRAWN" | "DATA_EXPORTED" | "EXAM_ACCEPTED" | "EXAM_REJECTED" | "FEATURE_PAUSED" | "FEATURE_RESUMED" | "GROUP_ARCHIVED" | "GROUP_CHANGED" | "GROUP_DELETED" | "GROUP_RESTORED" | "GROUP_ROLE_CHANGED" | "NORM_ARCHIVED" | "NORM_CHANGED" | "NORM_CREATED" | "NORM_RESTORED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_RENEWED" | "REPORT_DISMISSED" | "REPORT_UPHELD" | "RESULT_ACCEPTED" | "RESULT_REJECTED" | "ROSTER_IMPORTED" | "SENTENCE_REMOVED" | "TEXT_ARCHIVED" | "TEXT_PUBLISHED" | "TEXT_RESTORED" | "TEXT_SENT_BACK" | "USER_BROUGHT_BACK" | "USER_ERASED" | "USER_LOCKED" | "USER_MERGED" | "USER_RENAMED" | "USER_SIGNED_OUT" | "USER_UNLOCKED" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
export type AuditFiltersInput = {
  action?: AuditAction | null | undefined;
  actorId?: string | null | undefined;
  from?: IsoDateTime | null | undefined;
  until?: IsoDateTime | null | undefined;
};
export type AuditTabFileQuery$variables = {
  filters?: AuditFiltersInput | null | undefined;
};
export type AuditTabFileQuery$data = {
  readonly auditFile: ReadonlyArray<{
    readonly action: AuditAction;
    readonly actorName: string;
    readonly createdAt: IsoDateTime;
    readonly newName: string | null | undefined;
    readonly operation: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly targetName: string;
  }> | null | undefined;
};
export type AuditTabFileQuery = {
  response: AuditTabFileQuery$data;
  variables: AuditTabFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filters"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filters",
    "variableName": "filters"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "actorName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "action",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "operation",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "newName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AuditTabFileQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuditEntry",
        "kind": "LinkedField",
        "name": "auditFile",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuditTabFileQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AuditEntry",
        "kind": "LinkedField",
        "name": "auditFile",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e4a4a3d37a6a78089579e0ebe57890b625db51c82e1884f9ded912248a847546",
    "metadata": {},
    "name": "AuditTabFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35ec714f45e9308e32e2c649b6c28bdd";

export default node;
