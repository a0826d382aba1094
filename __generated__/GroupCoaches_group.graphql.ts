/**
 * @generated SignedSource<<4ab4c9363c8c6fb0f5625da400884a5f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupCoaches_group$data = {
  readonly coaches: ReadonlyArray<{
    readonly user: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"GroupCoaches_coach">;
  }>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CoachLinks_group" | "GroupCoaches_addCoachGroup">;
  readonly " $fragmentType": "GroupCoaches_group";
};
export type GroupCoaches_group$key = {
  readonly " $data"?: GroupCoaches_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCoaches_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GroupCoaches_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupCoach",
      "kind": "LinkedField",
      "name": "coaches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupCoaches_coach"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupCoaches_addCoachGroup"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoachLinks_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "cf322946da36d2cf281abd15e2b93eb6";

export default node;
