/**
 * @generated SignedSource<<4fa36b4421958650a6de509992dd049c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CoachRole_coach$data = {
  readonly role: GroupRole;
  readonly user: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly " $fragmentType": "CoachRole_coach";
};
export type CoachRole_coach$key = {
  readonly " $data"?: CoachRole_coach$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachRole_coach">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CoachRole_coach",
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

(node as any).hash = "04b075c67dfff7a53a93d2c54ca5b05c";

export default node;
