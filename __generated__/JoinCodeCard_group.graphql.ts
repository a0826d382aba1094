/**
 * @generated SignedSource<<69cd72e0ba6625a575e3554aa0ab39b8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinCodeCard_group$data = {
  readonly id: string;
  readonly joinCode: string | null | undefined;
  readonly " $fragmentType": "JoinCodeCard_group";
};
export type JoinCodeCard_group$key = {
  readonly " $data"?: JoinCodeCard_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinCodeCard_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JoinCodeCard_group",
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
      "name": "joinCode",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "1ea07a6a3248ed88aeb8ee5eb032c874";

export default node;
