/**
 * @generated SignedSource<<21d72676b63390f6de3feb7aa3ad2a56>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeyRule = "NO_BACKSPACE" | "STOP_ON_ERROR" | "%future added value";
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WeekPage_week$data = {
  readonly bestRuns: ReadonlyArray<{
    readonly accuracy: number;
    readonly id: string;
    readonly keyRule: KeyRule | null | undefined;
    readonly mode: ResultMode;
    readonly modeAmount: number | null | undefined;
    readonly raceMode: RaceMode | null | undefined;
    readonly text: {
      readonly title: string;
    } | null | undefined;
    readonly wpm: number;
  }>;
  readonly " $fragmentType": "WeekPage_week";
};
export type WeekPage_week$key = {
  readonly " $data"?: WeekPage_week$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeekPage_week">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WeekPage_week",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Result",
      "kind": "LinkedField",
      "name": "bestRuns",
      "plural": true,
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
          "name": "mode",
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
          "name": "raceMode",
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
          "name": "wpm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accuracy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PracticeWeek",
  "abstractKey": null
};

(node as any).hash = "84db47f08dcfd2ce96b2bd81088775c3";

export default node;
