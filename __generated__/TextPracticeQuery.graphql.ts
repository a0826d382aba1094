/**
 * @generated SignedSource<<b0f74dcadb51fcd7fd8175333204e32f>>
 * @relayHash 994791f4dde711b4d189a417dbd3e178
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce8e871ea99a552f3023b3ed50c330199de437da15cbc06dbe4d67269df76c10

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN" | "NL" | "%future added value";
export type TextPracticeQuery$variables = {
  language: Language;
  not?: string | null | undefined;
};
export type TextPracticeQuery$data = {
  readonly randomText: {
    readonly body: string;
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type TextPracticeQuery = {
  response: TextPracticeQuery$data;
  variables: TextPracticeQuery$variables;
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
    "name": "TextPracticeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TextPracticeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce8e871ea99a552f3023b3ed50c330199de437da15cbc06dbe4d67269df76c10",
    "metadata": {},
    "name": "TextPracticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e21d0199264f189281f204ccf290aafc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
