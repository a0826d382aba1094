/**
 * @generated SignedSource<<7b292b2f3eb91a0bd577ed66c1ce3bd4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeyRule = "NO_BACKSPACE" | "STOP_ON_ERROR" | "%future added value";
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
export type Language = "DE" | "EN" | "FR" | "NL" | "%future added value";
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
export type TypingRules = "FREE" | "STOP_ON_ERROR" | "%future added value";
export type WordList = "C" | "COMMON_1000" | "COMMON_200" | "COMMON_5000" | "HTML_CSS" | "JAVA" | "JAVASCRIPT" | "PYTHON" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type ResultSheet_runFactsResult$data = {
  readonly keyRule: KeyRule | null | undefined;
  readonly language: Language;
  readonly layout: KeyboardLayout | null | undefined;
  readonly lessonTitle: string | null | undefined;
  readonly mode: ResultMode;
  readonly modeAmount: number | null | undefined;
  readonly numbers: boolean;
  readonly punctuation: boolean;
  readonly raceMode: RaceMode | null | undefined;
  readonly rules: TypingRules;
  readonly startedAt: IsoDateTime;
  readonly text: {
    readonly title: string;
  } | null | undefined;
  readonly wordList: WordList | null | undefined;
  readonly " $fragmentType": "ResultSheet_runFactsResult";
};
export type ResultSheet_runFactsResult$key = {
  readonly " $data"?: ResultSheet_runFactsResult$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultSheet_runFactsResult">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultSheet_runFactsResult",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rules",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modeAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "punctuation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numbers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordList",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keyRule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "raceMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "layout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Text",
      "kind": "LinkedField",
      "name": "text",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lessonTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "92ca0333ff91af13e3fb4b2198e2ff72";

export default node;
