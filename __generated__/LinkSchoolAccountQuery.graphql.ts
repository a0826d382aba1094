/**
 * @generated SignedSource<<595b6eff930f114556d60df21e3197c7>>
 * @relayHash aaf9334f02c8c4f2bf6e1ad1dadbc9f1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a479daaa8dd02819b32923f7703b310e761262193c897f6507db19ce601d2abb

import type { ConcreteRequest } from 'relay-runtime';
export type LinkSchoolAccountQuery$variables = {
  code: string;
};
export type LinkSchoolAccountQuery$data = {
  readonly pendingLink: {
    readonly accountName: string;
    readonly provider: {
      readonly name: string;
    };
  } | null | undefined;
};
export type LinkSchoolAccountQuery = {
  response: LinkSchoolAccountQuery$data;
  variables: LinkSchoolAccountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accountName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LinkSchoolAccountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PendingLink",
        "kind": "LinkedField",
        "name": "pendingLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInProvider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "LinkSchoolAccountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PendingLink",
        "kind": "LinkedField",
        "name": "pendingLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInProvider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a479daaa8dd02819b32923f7703b310e761262193c897f6507db19ce601d2abb",
    "metadata": {},
    "name": "LinkSchoolAccountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f57f1348c5d3e77a539e8458d3fc5cef";

export default node;
