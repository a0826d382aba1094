/**
 * @generated SignedSource<<540ffea8a9c576426402ff4ce042e302>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupCoaches_coach$data = {
  readonly role: GroupRole;
  readonly user: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly " $fragmentType": "GroupCoaches_coach";
};
export type GroupCoaches_coach$key = {
  readonly " $data"?: GroupCoaches_coach$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCoaches_coach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupCoaches_coach",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupCoach",
  "abstractKey": null
};

(node as any).hash = "1d97122c2808bb898a9a5be909a91851";

export default node;
