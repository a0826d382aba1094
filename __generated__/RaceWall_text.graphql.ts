/**
 * @generated SignedSource<<60f4e4feccaa1e21534dea3a9c7c48b9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceWall_text$data = {
  readonly isTextHidden: boolean;
  readonly mode: RaceMode;
  readonly text: {
    readonly characters: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"WallHeader_race" | "WallLobby_text">;
  readonly " $fragmentType": "RaceWall_text";
};
export type RaceWall_text$key = {
  readonly " $data"?: RaceWall_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceWall_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceWall_text",
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
      "name": "WallHeader_race"
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

(node as any).hash = "461502ea4d430943d86cd06347575d3f";

export default node;
