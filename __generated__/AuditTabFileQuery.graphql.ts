/**
 * @generated SignedSource<<447dd696b3614153182378a7baad5280>>
 * @relayHash fda185a5707bd66bccd30df0883445bc
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b5337260946227382e04faa1caa42f5d753a04106ead834504944d7c9d04844

import type { ConcreteRequest } from 'relay-runtime';
export type AuditAction = "ADMIN_APPOINTED" | "ADMIN_CLAIMED" | "ADMIN_REMOVED" | "ANNOUNCEMENT_CHANGED" | "ANNOUNCEMENT_PUBLISHED" | "ANNOUNCEMENT_REMOVED" | "BACKUP_STARTED" | "COACH_LINK_CREATED" | "CONSENT_RECORDED" | "CONSENT_WITHDRAWN" | "DATA_EXPORTED" | "EXAM_ACCEPTED" | "EXAM_REJECTED" | "FEATURE_PAUSED" | "FEATURE_RESUMED" | "GROUP_ARCHIVED" | "GROUP_DELETED" | "GROUP_RESTORED" | "GROUP_ROLE_CHANGED" | "NORM_ARCHIVED" | "NORM_CHANGED" | "NORM_CREATED" | "NORM_RESTORED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_RENEWED" | "REPORT_DISMISSED" | "REPORT_UPHELD" | "RESULT_ACCEPTED" | "RESULT_REJECTED" | "ROSTER_IMPORTED" | "SENTENCE_REMOVED" | "TEXT_ARCHIVED" | "TEXT_PUBLISHED" | "TEXT_RESTORED" | "TEXT_SENT_BACK" | "USER_BROUGHT_BACK" | "USER_ERASED" | "USER_LOCKED" | "USER_MERGED" | "USER_RENAMED" | "USER_SIGNED_OUT" | "USER_UNLOCKED" | "%future added value";
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
  "name": "targetName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "newName",
  "storageKey": null
},
v7 = {
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
          (v7/*:: as any*/)
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
    "id": "1b5337260946227382e04faa1caa42f5d753a04106ead834504944d7c9d04844",
    "metadata": {},
    "name": "AuditTabFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "487a23dbfd0bc67ad15e89411d77afcc";

export default node;
