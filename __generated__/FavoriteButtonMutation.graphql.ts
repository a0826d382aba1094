/**
 * @generated SignedSource<<f6b8c10d9490189c04361c130315a1ed>>
 * @relayHash fd073cb3157eeaaf0d44da5dd328c7a0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 585a2251b9b649e9f37c55e734da71d7d56dca88b00325380b65716b5c2a7c28

import type { ConcreteRequest } from 'relay-runtime';
export type SetFavoriteInput = {
  isFavorite: boolean;
  textId: string;
};
export type FavoriteButtonMutation$variables = {
  input: SetFavoriteInput;
};
export type FavoriteButtonMutation$data = {
  readonly setFavorite: {
    readonly __typename: "SetFavoriteSuccess";
    readonly text: {
      readonly isFavorite: boolean | null | undefined;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type FavoriteButtonMutation$rawResponse = {
  readonly setFavorite: {
    readonly __typename: "SetFavoriteSuccess";
    readonly text: {
      readonly id: string;
      readonly isFavorite: boolean | null | undefined;
    } | null | undefined;
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type FavoriteButtonMutation = {
  rawResponse: FavoriteButtonMutation$rawResponse;
  response: FavoriteButtonMutation$data;
  variables: FavoriteButtonMutation$variables;
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
  "name": "isFavorite",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FavoriteButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setFavorite",
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
            "type": "SetFavoriteSuccess",
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
    "name": "FavoriteButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setFavorite",
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
            "type": "SetFavoriteSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "585a2251b9b649e9f37c55e734da71d7d56dca88b00325380b65716b5c2a7c28",
    "metadata": {},
    "name": "FavoriteButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af15eac383f4b5565a7df33af68686bf";

export default node;
