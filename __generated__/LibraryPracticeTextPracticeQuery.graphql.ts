/**
 * @generated SignedSource<<3dd969c846320768f677da96511b8607>>
 * @relayHash 43ccefe2262e32693aa99e3f477d0876
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4a7fa3eea90f13771078f22c7bb16b33bfc5ca818630235a9ccdbedaa4c7eed

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
    readonly source: string;
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
        "name": "source",
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
    "id": "b4a7fa3eea90f13771078f22c7bb16b33bfc5ca818630235a9ccdbedaa4c7eed",
    "metadata": {},
    "name": "LibraryPracticeTextPracticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a6fec3724f91ceeb692e9e1113cf2a9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
