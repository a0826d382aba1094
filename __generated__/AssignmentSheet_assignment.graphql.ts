/**
 * @generated SignedSource<<19624e031ec05d0cccaa9f34ed259614>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssignmentSheet_assignment$data = {
  readonly group: {
    readonly id: string;
    readonly myRole: GroupRole | null | undefined;
    readonly name: string;
  };
  readonly isMine: boolean;
  readonly note: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DueWords_assignment" | "FollowMembers_assignment" | "MyPart_assignment" | "OpeningWords_assignment" | "TaskWords_assignment">;
  readonly " $fragmentType": "AssignmentSheet_assignment";
};
export type AssignmentSheet_assignment$key = {
  readonly " $data"?: AssignmentSheet_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentSheet_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AssignmentSheet_assignment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "myRole",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningWords_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueWords_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskWords_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyPart_assignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowMembers_assignment"
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "40322437cf72cecbf767abbc0caf9f17";

export default node;
