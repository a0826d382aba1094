/**
 * @generated SignedSource<<2902b12e6cf848a1a68a27e96e1df53b>>
 * @relayHash 8f1497cfb9ece244b453c0c67a3fb11e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa9242a54bfb291ffd98db602abf2b9afbb678c8329525a3db664e683df76cec

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseChapter = "ACCENTS" | "BOTTOM" | "CAPITALS" | "DIGITS" | "ENTER_TAB" | "EXAM" | "HOME" | "NUMPAD" | "PUNCTUATION" | "SPEED" | "SYMBOLS" | "TEXTS" | "TOP" | "%future added value";
export type Difficulty = "EASY" | "HARD" | "MEDIUM" | "%future added value";
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type LessonChoicePaginationQuery$variables = {
  after?: string | null | undefined;
  chapter?: CourseChapter | null | undefined;
  difficulty?: Difficulty | null | undefined;
  first?: number | null | undefined;
  id: string;
  isGame?: boolean | null | undefined;
  language: Language;
  layout?: KeyboardLayout | null | undefined;
  maxMinutes?: number | null | undefined;
  search?: string | null | undefined;
};
export type LessonChoicePaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"LessonChoice_group">;
  } | null | undefined;
};
export type LessonChoicePaginationQuery = {
  response: LessonChoicePaginationQuery$data;
  variables: LessonChoicePaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "chapter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "difficulty"
},
v3 = {
  "defaultValue": 50,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v5 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "isGame"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "layout"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxMinutes"
},
v9 = {
  "defaultValue": "",
  "kind": "LocalArgument",
  "name": "search"
},
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v11 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "chapter",
    "variableName": "chapter"
  },
  {
    "kind": "Variable",
    "name": "difficulty",
    "variableName": "difficulty"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "isGame",
    "variableName": "isGame"
  },
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  },
  {
    "kind": "Variable",
    "name": "layout",
    "variableName": "layout"
  },
  {
    "kind": "Variable",
    "name": "maxMinutes",
    "variableName": "maxMinutes"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LessonChoicePaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": (v11/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "LessonChoice_group"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LessonChoicePaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "LessonChoicesConnection",
                "kind": "LinkedField",
                "name": "lessonChoices",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LessonChoicesEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "LessonChoice",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lesson",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "exercise",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "minutes",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "filters": [
                  "language",
                  "isGame",
                  "search",
                  "layout",
                  "chapter",
                  "difficulty",
                  "maxMinutes"
                ],
                "handle": "connection",
                "key": "LessonChoice_group_lessonChoices",
                "kind": "LinkedHandle",
                "name": "lessonChoices"
              }
            ],
            "type": "Group",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fa9242a54bfb291ffd98db602abf2b9afbb678c8329525a3db664e683df76cec",
    "metadata": {},
    "name": "LessonChoicePaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bbccfdd94910ddfc574d0596a69fc5d6";

export default node;
