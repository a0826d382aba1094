/**
 * @generated SignedSource<<cf1afd336159287e3f1c2edcabf0e476>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceOnWall_header$data = {
  readonly group: {
    readonly name: string;
  } | null | undefined;
  readonly heat: {
    readonly number: number;
  } | null | undefined;
  readonly mode: RaceMode;
  readonly " $fragmentType": "RaceOnWall_header";
};
export type RaceOnWall_header$key = {
  readonly " $data"?: RaceOnWall_header$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceOnWall_header">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceOnWall_header",
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
      "concreteType": "RaceHeat",
      "kind": "LinkedField",
      "name": "heat",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "1c88f40308c6e6f5c0c328493168466c";

export default node;
