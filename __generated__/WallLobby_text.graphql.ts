/**
 * @generated SignedSource<<07749f7d868bcb0e259e60f3e517adb6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type WallLobby_text$data = {
  readonly code: RaceCode;
  readonly group: {
    readonly __typename: "RaceGroup";
  } | null | undefined;
  readonly heat: {
    readonly __typename: "RaceHeat";
  } | null | undefined;
  readonly mode: RaceMode;
  readonly " $fragmentType": "WallLobby_text";
};
export type WallLobby_text$key = {
  readonly " $data"?: WallLobby_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"WallLobby_text">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WallLobby_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
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
      "concreteType": "RaceGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceHeat",
      "kind": "LinkedField",
      "name": "heat",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};
})();

(node as any).hash = "e25e8d203ee62a1ccc4695a48fdcd88b";

export default node;
