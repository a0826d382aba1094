/**
 * @generated SignedSource<<49d5c94e10e5520de7ca75ccc6e0f663>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
export type RoleWords = "COACH_MEMBER" | "LECTURER_STUDENT" | "TEACHER_PUPIL" | "TRAINER_PARTICIPANT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupFrame_tabsGroup$data = {
  readonly id: string;
  readonly myRole: GroupRole | null | undefined;
  readonly settings: {
    readonly roleWords: RoleWords;
  };
  readonly " $fragmentType": "GroupFrame_tabsGroup";
};
export type GroupFrame_tabsGroup$key = {
  readonly " $data"?: GroupFrame_tabsGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFrame_tabsGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupFrame_tabsGroup",
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
      "concreteType": "GroupSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roleWords",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "17287f226ee153b30a59d8a77c5bbc69";

export default node;
