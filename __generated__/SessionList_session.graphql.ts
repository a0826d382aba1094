/**
 * @generated SignedSource<<6bb67cff602e5c9aeab27ce300a6fc71>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { IsoDateTime } from "../src/contract/scalars";
import type { FragmentRefs } from "relay-runtime";
export type SessionList_session$data = {
  readonly createdAt: IsoDateTime;
  readonly deviceLabel: string;
  readonly id: string;
  readonly isCurrent: boolean;
  readonly lastSeenAt: IsoDateTime;
  readonly " $fragmentType": "SessionList_session";
};
export type SessionList_session$key = {
  readonly " $data"?: SessionList_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionList_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SessionList_session",
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
      "name": "deviceLabel",
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
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "0c7857d49ecbab54db39765c26e8beab";

export default node;
