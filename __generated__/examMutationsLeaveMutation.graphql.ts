/**
 * @generated SignedSource<<f358919d28b5db3ed019554170e47f3e>>
 * @relayHash ae301d11cab2aa8eca3f5d9d5b122ee7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91c62c99d0f556a7e126aa50caebcdb357dd061bc264f38b1073d5631e1a1496

import type { ConcreteRequest } from 'relay-runtime';
export type examMutationsLeaveMutation$variables = {
  device: string;
  examId: string;
};
export type examMutationsLeaveMutation$data = {
  readonly leaveExam: {
    readonly __typename: string;
  } | null | undefined;
};
export type examMutationsLeaveMutation = {
  response: examMutationsLeaveMutation$data;
  variables: examMutationsLeaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "device"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "examId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "device",
        "variableName": "device"
      },
      {
        "kind": "Variable",
        "name": "examId",
        "variableName": "examId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "leaveExam",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "examMutationsLeaveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "examMutationsLeaveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "91c62c99d0f556a7e126aa50caebcdb357dd061bc264f38b1073d5631e1a1496",
    "metadata": {},
    "name": "examMutationsLeaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c1bb92ea51429d37f60b367786d8e9a7";

export default node;
