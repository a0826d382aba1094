/**
 * @generated SignedSource<<dc0940f9f85c2aa9ab3b68cf0d64b188>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupSteps_group$data = {
  readonly coaches: ReadonlyArray<{
    readonly __typename: "GroupCoach";
  }>;
  readonly id: string;
  readonly memberCount: number;
  readonly myRole: GroupRole | null | undefined;
  readonly " $fragmentType": "GroupSteps_group";
};
export type GroupSteps_group$key = {
  readonly " $data"?: GroupSteps_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSteps_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupSteps_group",
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

(node as any).hash = "58312e1df71d32bc66d4d50858922025";

export default node;
