/**
 * @generated SignedSource<<84c242b22745294704798ad961ede5c6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleWords = "COACH_MEMBER" | "LECTURER_STUDENT" | "TEACHER_PUPIL" | "TRAINER_PARTICIPANT" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type GroupFrame_group$data = {
  readonly archivedAt: IsoDateTime | null | undefined;
  readonly name: string;
  readonly settings: {
    readonly roleWords: RoleWords;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GroupFrame_tabsGroup">;
  readonly " $fragmentType": "GroupFrame_group";
};
export type GroupFrame_group$key = {
  readonly " $data"?: GroupFrame_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFrame_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupFrame_group",
  "selections": [
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
      "name": "archivedAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupFrame_tabsGroup"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "c42f073d634c0e9039d2788b997b9a2e";

export default node;
