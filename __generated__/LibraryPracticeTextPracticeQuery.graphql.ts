/**
 * @generated SignedSource<<1bd78934c3b4976d53bfac125b9bb2a9>>
 * @relayHash 650703cbd52da2646363b8ac7fc852d5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ffff2d1d539b75d7f247fb67ebdc3a210d5a744d78702cb7bf3aba52f96fdb2

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type TextLength = "LONG" | "MEDIUM" | "SHORT" | "%future added value";
export type LibraryPracticeTextPracticeQuery$variables = {
  language: Language;
  length?: TextLength | null | undefined;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "length"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "not"
},
v3 = [
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
        "name": "length",
        "variableName": "length"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LibraryPracticeTextPracticeQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LibraryPracticeTextPracticeQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0ffff2d1d539b75d7f247fb67ebdc3a210d5a744d78702cb7bf3aba52f96fdb2",
    "metadata": {},
    "name": "LibraryPracticeTextPracticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2871e1f1225ffab6bbb8c1d31b3e34a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
