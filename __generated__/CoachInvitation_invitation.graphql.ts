/**
 * @generated SignedSource<<1afd2a52ab7d5b155bb69acfb6782cd2>>
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
export type CoachInvitation_invitation$data = {
  readonly coached: {
    readonly id: string;
  } | null | undefined;
  readonly coaches: ReadonlyArray<string>;
  readonly expiresAt: IsoDateTime;
  readonly groupName: string;
  readonly invitedBy: string | null | undefined;
  readonly roleWords: RoleWords;
  readonly " $fragmentType": "CoachInvitation_invitation";
};
export type CoachInvitation_invitation$key = {
  readonly " $data"?: CoachInvitation_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoachInvitation_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CoachInvitation_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coaches",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "coached",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoachInvitation",
  "abstractKey": null
};

(node as any).hash = "157f79d6c4090615aa94ff68eecad0d2";

export default node;
