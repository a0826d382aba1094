/**
 * @generated SignedSource<<8092d772b9c8cf6aefa53d304d359a54>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type raceParts_teams$data = {
  readonly teams: ReadonlyArray<{
    readonly members: number;
    readonly number: number;
    readonly place: number | null | undefined;
    readonly wpm: number;
  }>;
  readonly " $fragmentType": "raceParts_teams";
};
export type raceParts_teams$key = {
  readonly " $data"?: raceParts_teams$data;
  readonly " $fragmentSpreads": FragmentRefs<"raceParts_teams">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "raceParts_teams",
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
          "name": "members",
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

(node as any).hash = "dd531073464e1e9a1a174a6688aa6949";

export default node;
