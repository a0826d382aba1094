/**
 * @generated SignedSource<<f63c83b321780c4cfdd376de2715912f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkRow_assignment$data = {
  readonly id: string;
  readonly myProgress: {
    readonly " $fragmentSpreads": FragmentRefs<"StateBadge_progress">;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DueWords_assignment">;
  readonly " $fragmentType": "WorkRow_assignment";
};
export type WorkRow_assignment$key = {
  readonly " $data"?: WorkRow_assignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkRow_assignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkRow_assignment",
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
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueWords_assignment"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssignmentProgress",
      "kind": "LinkedField",
      "name": "myProgress",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StateBadge_progress"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assignment",
  "abstractKey": null
};

(node as any).hash = "091daf8fec8a79cb1f4435423d6aeeea";

export default node;
