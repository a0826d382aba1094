/**
 * @generated SignedSource<<f304d1fca9182e84e092df5708771795>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FlagReason = "FAR_ABOVE_MEDIAN" | "LATE_BATCHES" | "LOG_SEEN_BEFORE" | "MACHINE_RHYTHM" | "OVERLAPPING" | "TOO_FAST" | "%future added value";
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
export type ResultMode = "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE" | "TEXT" | "TIME" | "WORDS" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type FlaggedRow_result$data = {
  readonly accuracy: number;
  readonly durationMs: number;
  readonly flag: {
    readonly reason: FlagReason;
  } | null | undefined;
  readonly id: string;
  readonly mode: ResultMode;
  readonly modeAmount: number | null | undefined;
  readonly raceMode: RaceMode | null | undefined;
  readonly startedAt: IsoDateTime;
  readonly user: {
    readonly displayName: string;
  };
  readonly wpm: number;
  readonly " $fragmentSpreads": FragmentRefs<"FlagCard_decisionResult">;
  readonly " $fragmentType": "FlaggedRow_result";
};
export type FlaggedRow_result$key = {
  readonly " $data"?: FlaggedRow_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlaggedRow_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FlaggedRow_result",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
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
      "name": "durationMs",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ResultFlag",
      "kind": "LinkedField",
      "name": "flag",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlagCard_decisionResult"
    }
  ],
  "type": "Result",
  "abstractKey": null
};

(node as any).hash = "aa3410ac6c4c5734cce8341421f25b4e";

export default node;
