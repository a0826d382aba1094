/**
 * @generated SignedSource<<ebbfaa37664ad6550cfdbfffce6ed8ca>>
 * @relayHash 284afc1501d55f3bcea0f53dd022a06e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b9a547fbc5739102fdd385c699ff707984f61d4f61744ecc1f042d0df49fe5

import type { ConcreteRequest } from 'relay-runtime';
export type LiveActivity = "CUSTOM" | "EXAM" | "LESSON" | "PRACTICE" | "RACE" | "TEXT" | "%future added value";
export type LiveRules = "EXAM" | "FREE" | "STOP_ON_ERROR" | "%future added value";
import type { KeystrokeLogText } from "../src/contract/scalars";
export type ReportTypingInput = {
  batch: number;
  elapsedMs: number;
  isOver?: boolean | null | undefined;
  keystrokes: KeystrokeLogText;
  runId: string;
  start?: LiveStartInput | null | undefined;
};
export type LiveStartInput = {
  activity: LiveActivity;
  position?: number | null | undefined;
  rules: LiveRules;
  text: string;
  title?: string | null | undefined;
};
export type reportTypingMutation$variables = {
  input: ReportTypingInput;
};
export type reportTypingMutation$data = {
  readonly reportTyping: {
    readonly __typename: "SequenceGapError";
    readonly expected: number | null | undefined;
  } | {
    readonly __typename: "TypingReported";
    readonly isWatched: boolean | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type reportTypingMutation = {
  response: reportTypingMutation$data;
  variables: reportTypingMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "reportTyping",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isWatched",
            "storageKey": null
          }
        ],
        "type": "TypingReported",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expected",
            "storageKey": null
          }
        ],
        "type": "SequenceGapError",
        "abstractKey": null
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
    "name": "reportTypingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reportTypingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0b9a547fbc5739102fdd385c699ff707984f61d4f61744ecc1f042d0df49fe5",
    "metadata": {},
    "name": "reportTypingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59eaa1b0a905a5a7937e23e55fbb5286";

export default node;
