/**
 * @generated SignedSource<<6be4b3af6fb20c3891edc80428825d2f>>
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
  readonly " $fragmentSpreads": FragmentRefs<"RaceWall_header" | "WallLobby_text">;
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
      "name": "RaceWall_header"
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

(node as any).hash = "51bf78887d36bfba76297dcd151be7e0";

export default node;
