/**
 * @generated SignedSource<<4db3ed73ef84d6ca57a4f2c886f3d517>>
 * @relayHash e72f787fc43899ae4404a408d4521a94
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5de34e299e139105c14bfa320694fdc2c4f307331ac9d2ab7632c1b15a4724c0

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type LibraryPracticeTextPracticeQuery$variables = {
  language: Language;
  not?: string | null | undefined;
};
export type LibraryPracticeTextPracticeQuery$data = {
  readonly randomText: {
    readonly body: string;
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type LibraryPracticeTextPracticeQuery = {
  response: LibraryPracticeTextPracticeQuery$data;
  variables: LibraryPracticeTextPracticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "not"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      },
      {
        "kind": "Variable",
        "name": "not",
        "variableName": "not"
      }
    ],
    "concreteType": "Text",
    "kind": "LinkedField",
    "name": "randomText",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LibraryPracticeTextPracticeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LibraryPracticeTextPracticeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5de34e299e139105c14bfa320694fdc2c4f307331ac9d2ab7632c1b15a4724c0",
    "metadata": {},
    "name": "LibraryPracticeTextPracticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "103c7ae4bb6a00835f7f949718bc7f0c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
