/**
 * @generated SignedSource<<f4d1fb2374c9db471a53cb2ba9801101>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewBadges_group$data = {
  readonly name: string;
  readonly newBadges: ReadonlyArray<{
    readonly badgeId: string;
    readonly isMine: boolean;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "NewBadges_group";
};
export type NewBadges_group$key = {
  readonly " $data"?: NewBadges_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewBadges_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewBadges_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "NewBadge",
      "kind": "LinkedField",
      "name": "newBadges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "badgeId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMine",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "10b95585e880acc97c9d7fa53e8c80bc";

export default node;
