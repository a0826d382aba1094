/**
 * @generated SignedSource<<f59adad804c7c8d4e429ceb19fedc69f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type wallParts_teams$data = {
  readonly teams: ReadonlyArray<{
    readonly number: number;
    readonly place: number | null | undefined;
    readonly wpm: number;
  }>;
  readonly " $fragmentType": "wallParts_teams";
};
export type wallParts_teams$key = {
  readonly " $data"?: wallParts_teams$data;
  readonly " $fragmentSpreads": FragmentRefs<"wallParts_teams">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "wallParts_teams",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RaceTeam",
      "kind": "LinkedField",
      "name": "teams",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
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
          "name": "place",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Race",
  "abstractKey": null
};

(node as any).hash = "f6a2e6aa9b58ff92ab387e2c74144e0e";

export default node;
