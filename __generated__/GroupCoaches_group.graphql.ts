/**
 * @generated SignedSource<<a84f2ef47b92648c6da7d88cb24426c2>>
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
    readonly " $fragmentSpreads": FragmentRefs<"CoachRole_coach">;
  }>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddCoach_group">;
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
          "name": "CoachRole_coach"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddCoach_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "021c77bc7a18663c92c52ab5ec6ede61";

export default node;
