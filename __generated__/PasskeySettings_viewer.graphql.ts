/**
 * @generated SignedSource<<e5ddca7f81d4ed991a4cdc1bc6d0b10b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "COACH" | "MEMBER" | "OWNER" | "%future added value";
export type UserRole = "ADMIN" | "GUEST" | "MEMBER" | "%future added value";
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type PasskeySettings_viewer$data = {
  readonly groups: ReadonlyArray<{
    readonly myRole: GroupRole | null | undefined;
  }> | null | undefined;
  readonly passkeys: ReadonlyArray<{
    readonly createdAt: IsoDateTime;
    readonly id: string;
    readonly lastUsedAt: IsoDateTime | null | undefined;
    readonly name: string;
  }> | null | undefined;
  readonly role: UserRole;
  readonly " $fragmentType": "PasskeySettings_viewer";
};
export type PasskeySettings_viewer$key = {
  readonly " $data"?: PasskeySettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeySettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PasskeySettings_viewer",
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
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
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
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "428bf461544abb7645e45b4d4b934d51";

export default node;
