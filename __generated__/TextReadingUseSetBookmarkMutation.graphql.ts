/**
 * @generated SignedSource<<7ca89a886b23e6fad4fcc4ac95138e77>>
 * @relayHash 2e789d6bf293826dc3274d7ba82b4f44
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1c8db79cca76ea6e7e0becd588a6f74470d89d27c6d050a05bca0a8488f280a

import type { ConcreteRequest } from 'relay-runtime';
export type SetBookmarkInput = {
  position: number;
  textId: string;
};
export type TextReadingUseSetBookmarkMutation$variables = {
  input: SetBookmarkInput;
};
export type TextReadingUseSetBookmarkMutation$data = {
  readonly setBookmark: {
    readonly __typename: "SetBookmarkSuccess";
    readonly text: {
      readonly bookmark: number | null | undefined;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type TextReadingUseSetBookmarkMutation$rawResponse = {
  readonly setBookmark: {
    readonly __typename: "SetBookmarkSuccess";
    readonly text: {
      readonly bookmark: number | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type TextReadingUseSetBookmarkMutation = {
  rawResponse: TextReadingUseSetBookmarkMutation$rawResponse;
  response: TextReadingUseSetBookmarkMutation$data;
  variables: TextReadingUseSetBookmarkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookmark",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TextReadingUseSetBookmarkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setBookmark",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Text",
                "kind": "LinkedField",
                "name": "text",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SetBookmarkSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TextReadingUseSetBookmarkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setBookmark",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Text",
                "kind": "LinkedField",
                "name": "text",
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
            "type": "SetBookmarkSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c1c8db79cca76ea6e7e0becd588a6f74470d89d27c6d050a05bca0a8488f280a",
    "metadata": {},
    "name": "TextReadingUseSetBookmarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f6595b12dc4b5015fe6059bce52e75a";

export default node;
