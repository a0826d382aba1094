/**
 * @generated SignedSource<<8a56b71a07ec3a9cfdcb1cc1ff27debe>>
 * @relayHash d65cb6d997e794045aef3099416fa0b5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b15da8ad2e2dfafdcd5956f42ea4cffe01babc17490174b9122695d4aed7eea

import type { ConcreteRequest } from 'relay-runtime';
export type passReadingOpenLessonMutation$variables = {
  lessonId: string;
};
export type passReadingOpenLessonMutation$data = {
  readonly openLesson: {
    readonly __typename: string;
  } | null | undefined;
};
export type passReadingOpenLessonMutation = {
  response: passReadingOpenLessonMutation$data;
  variables: passReadingOpenLessonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lessonId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "lessonId",
        "variableName": "lessonId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "openLesson",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "passReadingOpenLessonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "passReadingOpenLessonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b15da8ad2e2dfafdcd5956f42ea4cffe01babc17490174b9122695d4aed7eea",
    "metadata": {},
    "name": "passReadingOpenLessonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1ea8d57ef79d1f080ec01a518b811723";

export default node;
