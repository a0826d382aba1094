/**
 * @generated SignedSource<<d4a061c86cd7261c5bf5c08e3023a103>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupWallSetupPage_goalGroup$data = {
  readonly classGoalMinutes: number | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "GroupWallSetupPage_goalGroup";
};
export type GroupWallSetupPage_goalGroup$key = {
  readonly " $data"?: GroupWallSetupPage_goalGroup$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupWallSetupPage_goalGroup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupWallSetupPage_goalGroup",
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

(node as any).hash = "8ebcc6a6db8d2aa12a81a7634c2e072e";

export default node;
