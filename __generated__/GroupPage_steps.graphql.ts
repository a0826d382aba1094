/**
 * @generated SignedSource<<34e7fc28f20d6556fd355b84c4bd4096>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupPage_steps$data = {
  readonly coaches: ReadonlyArray<{
    readonly __typename: "GroupCoach";
  }>;
  readonly id: string;
  readonly memberCount: number;
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentType": "GroupPage_steps";
};
export type GroupPage_steps$key = {
  readonly " $data"?: GroupPage_steps$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPage_steps">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupPage_steps",
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
      "name": "myRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupCoach",
      "kind": "LinkedField",
      "name": "coaches",
      "plural": true,
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
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "7d1057bc08d72c78746a60633cad57ec";

export default node;
