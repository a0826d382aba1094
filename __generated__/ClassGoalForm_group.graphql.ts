/**
 * @generated SignedSource<<0cfee5b1b115d5f58a9e068b8d7becfe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassGoalForm_group$data = {
  readonly classGoalMinutes: number | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ClassGoalForm_group";
};
export type ClassGoalForm_group$key = {
  readonly " $data"?: ClassGoalForm_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassGoalForm_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClassGoalForm_group",
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
      "name": "classGoalMinutes",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "090ad3c43e98fd9a9ce1f8ed54210e5f";

export default node;
