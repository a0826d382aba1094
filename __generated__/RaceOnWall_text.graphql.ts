/**
 * @generated SignedSource<<da16d8e91c1d5b9507c228af4de970f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceOnWall_text$data = {
  readonly isTextHidden: boolean;
  readonly mode: RaceMode;
  readonly showsSpeeds: boolean;
  readonly text: {
    readonly characters: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RaceOnWall_header" | "WallLobby_text">;
  readonly " $fragmentType": "RaceOnWall_text";
};
export type RaceOnWall_text$key = {
  readonly " $data"?: RaceOnWall_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceOnWall_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceOnWall_text",
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
      "name": "isTextHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsSpeeds",
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
          "name": "characters",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceOnWall_header"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WallLobby_text"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "0f62fde9af2e86cbceb2854205bb282c";

export default node;
