/**
 * @generated SignedSource<<970c4f61488faa68704c701e1542964b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeyboardLayout = "BELGIAN" | "COLEMAK" | "DUTCH" | "DVORAK" | "FRENCH" | "GERMAN" | "UK" | "US" | "US_INTERNATIONAL" | "%future added value";
export type RoleWords = "COACH_MEMBER" | "LECTURER_STUDENT" | "TEACHER_PUPIL" | "TRAINER_PARTICIPANT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupSwitches_group$data = {
  readonly id: string;
  readonly name: string;
  readonly settings: {
    readonly backspace: boolean;
    readonly guestsInRaces: boolean;
    readonly keyboardPicture: boolean;
    readonly layout: KeyboardLayout | null | undefined;
    readonly leaderboard: boolean;
    readonly nicknames: boolean;
    readonly participation: boolean;
    readonly roleWords: RoleWords;
  };
  readonly version: number;
  readonly " $fragmentType": "GroupSwitches_group";
};
export type GroupSwitches_group$key = {
  readonly " $data"?: GroupSwitches_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSwitches_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupSwitches_group",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leaderboard",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nicknames",
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
          "kind": "ScalarField",
          "name": "backspace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keyboardPicture",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "guestsInRaces",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "participation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roleWords",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "0f4ad66453521dde38ad279cd9df33f4";

export default node;
