/**
 * @generated SignedSource<<a8e19b209932c09abe74a762ca99e6d9>>
 * @relayHash 9429056f04061bab3346c3f38938ee02
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 087b619a1ae98d8399b3943f949fdc8946b3d2fbfb4bdf6d8e3380650b8a498a

import type { ConcreteRequest } from 'relay-runtime';
export type examMutationsLeaveExamMutation$variables = {
  device: string;
  examId: string;
};
export type examMutationsLeaveExamMutation$data = {
  readonly leaveExam: {
    readonly __typename: string;
  } | null | undefined;
};
export type examMutationsLeaveExamMutation = {
  response: examMutationsLeaveExamMutation$data;
  variables: examMutationsLeaveExamMutation$variables;
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
    "name": "examMutationsLeaveExamMutation",
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
    "name": "examMutationsLeaveExamMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "087b619a1ae98d8399b3943f949fdc8946b3d2fbfb4bdf6d8e3380650b8a498a",
    "metadata": {},
    "name": "examMutationsLeaveExamMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "04e7c40c022a17fd455297f62f0e1daa";

export default node;
