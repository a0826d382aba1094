/**
 * @generated SignedSource<<6b935e80ce41a723ad6e4193d0d5a897>>
 * @relayHash 35ab66bd68ef5c91c4ff35c5afe6fd75
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5547e16123c9cc409ef784965ed4eeeb10ca793e4a24200ee7012ac0c073c166

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GhostKind = "BEST" | "GROUP_MEDIAN" | "MEDIAN" | "TODAY" | "%future added value";
export type KeyRule = "NO_BACKSPACE" | "STOP_ON_ERROR" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
export type WordList = "C" | "COMMON_1000" | "COMMON_200" | "COMMON_5000" | "HTML_CSS" | "JAVA" | "JAVASCRIPT" | "PYTHON" | "%future added value";
export type GhostRunInput = {
  keyRule?: KeyRule | null | undefined;
  language: Language;
  mode: ResultMode;
  modeAmount?: number | null | undefined;
  numbers?: boolean | null | undefined;
  punctuation?: boolean | null | undefined;
  wordList?: WordList | null | undefined;
};
export type GhostOverlayQuery$variables = {
  kind: GhostKind;
  run: GhostRunInput;
};
export type GhostOverlayQuery$data = {
  readonly ghost: {
    readonly " $fragmentSpreads": FragmentRefs<"paceOfGhost_ghost">;
  } | null | undefined;
};
export type GhostOverlayQuery = {
  response: GhostOverlayQuery$data;
  variables: GhostOverlayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "run"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "kind",
    "variableName": "kind"
  },
  {
    "kind": "Variable",
    "name": "run",
    "variableName": "run"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "wpm",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "GhostCurve",
    "kind": "LinkedField",
    "name": "curve",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "characters",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "times",
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
    "name": "GhostOverlayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ghost",
        "kind": "LinkedField",
        "name": "ghost",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "paceOfGhost_ghost",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GhostOverlayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ghost",
        "kind": "LinkedField",
        "name": "ghost",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5547e16123c9cc409ef784965ed4eeeb10ca793e4a24200ee7012ac0c073c166",
    "metadata": {},
    "name": "GhostOverlayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "acbaa07b696c872d616c186a58608812";

export default node;
