/**
 * @generated SignedSource<<e984dd5e1da4ec8e6cf4086a6c211b5d>>
 * @relayHash c8d8326b6c7e0f26bca4f5a61aeed877
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a90f0e113ef8c75f2eb70c58fc6ea6ba9c942682d8f9f28d9904e68a5596818

import type { ConcreteRequest } from 'relay-runtime';
export type CourseSyncOpenLessonMutation$variables = {
  lessonId: string;
};
export type CourseSyncOpenLessonMutation$data = {
  readonly openLesson: {
    readonly __typename: string;
  } | null | undefined;
};
export type CourseSyncOpenLessonMutation = {
  response: CourseSyncOpenLessonMutation$data;
  variables: CourseSyncOpenLessonMutation$variables;
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
    "name": "CourseSyncOpenLessonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseSyncOpenLessonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5a90f0e113ef8c75f2eb70c58fc6ea6ba9c942682d8f9f28d9904e68a5596818",
    "metadata": {},
    "name": "CourseSyncOpenLessonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "15dcd21ebaa5974e557cc048f97afbbe";

export default node;
