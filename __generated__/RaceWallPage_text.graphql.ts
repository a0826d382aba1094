/**
 * @generated SignedSource<<c434874497d9b81c30bd66cf56098c07>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceWallPage_text$data = {
  readonly isTextHidden: boolean;
  readonly mode: RaceMode;
  readonly text: {
    readonly characters: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RaceWallPage_header" | "WallLobby_text">;
  readonly " $fragmentType": "RaceWallPage_text";
};
export type RaceWallPage_text$key = {
  readonly " $data"?: RaceWallPage_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceWallPage_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceWallPage_text",
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
      "name": "RaceWallPage_header"
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

(node as any).hash = "d7189cf743016902be272152ed0f352c";

export default node;
