/**
 * @generated SignedSource<<904a894dff1c3d14b860e14fac3d2cbd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { RaceCode } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type RaceWallPage_race$data = {
  readonly code: RaceCode;
  readonly rematchCode: RaceCode | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RaceOnWall_race" | "RaceOnWall_text">;
  readonly " $fragmentType": "RaceWallPage_race";
};
export type RaceWallPage_race$key = {
  readonly " $data"?: RaceWallPage_race$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceWallPage_race">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceWallPage_race",
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
      "name": "rematchCode",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceOnWall_race"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RaceOnWall_text"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "4f4c0abb7a02fb77210650be9d676225";

export default node;
