/**
 * @generated SignedSource<<d14c7c1d1c2c46237d3fe8edd2d03d6e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type MemberRow_progress$data = {
  readonly doneAt: IsoDateTime | null | undefined;
  readonly lastAt: IsoDateTime | null | undefined;
  readonly member: {
    readonly id: string;
    readonly user: {
      readonly displayName: string;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"ProgressWords_progress" | "StateBadge_progress">;
  readonly " $fragmentType": "MemberRow_progress";
};
export type MemberRow_progress$key = {
  readonly " $data"?: MemberRow_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberRow_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MemberRow_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupMember",
      "kind": "LinkedField",
      "name": "member",
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StateBadge_progress"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgressWords_progress"
    }
  ],
  "type": "AssignmentProgress",
  "abstractKey": null
};

(node as any).hash = "475a5d138a3c887d2400bd7a4d5d2bd2";

export default node;
