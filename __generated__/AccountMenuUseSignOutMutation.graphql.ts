/**
 * @generated SignedSource<<5d0ba499d2fdaf938252862248dcf264>>
 * @relayHash b87b7b4f3ccdc829d674d36bbb1fe1de
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c8c5503ec4c448cff157184a00babda84cc4ba72be9b3e2b6c759614eb01933

import type { ConcreteRequest } from 'relay-runtime';
export type AccountMenuUseSignOutMutation$variables = Record<PropertyKey, never>;
export type AccountMenuUseSignOutMutation$data = {
  readonly signOut: {
    readonly __typename: string;
  } | null | undefined;
};
export type AccountMenuUseSignOutMutation = {
  response: AccountMenuUseSignOutMutation$data;
  variables: AccountMenuUseSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "signOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountMenuUseSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountMenuUseSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3c8c5503ec4c448cff157184a00babda84cc4ba72be9b3e2b6c759614eb01933",
    "metadata": {},
    "name": "AccountMenuUseSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c82fc1d9c339ba0d1a3346f076290764";

export default node;
