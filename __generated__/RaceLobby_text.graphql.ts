/**
 * @generated SignedSource<<2a89625a7881ca0173e55e4d99523a9d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceMode = "ACCURACY" | "HANDICAP" | "SPEED" | "TEAMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RaceLobby_text$data = {
  readonly group: {
    readonly name: string;
  } | null | undefined;
  readonly heat: {
    readonly __typename: "RaceHeat";
  } | null | undefined;
  readonly isQuick: boolean;
  readonly mode: RaceMode;
  readonly teamCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"raceParts_brief" | "raceParts_limit">;
  readonly " $fragmentType": "RaceLobby_text";
};
export type RaceLobby_text$key = {
  readonly " $data"?: RaceLobby_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"RaceLobby_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RaceLobby_text",
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
      "name": "teamCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isQuick",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "raceParts_brief"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "raceParts_limit"
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "3169550d3c79cacadaff7c3963b84dcf";

export default node;
