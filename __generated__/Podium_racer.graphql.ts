/**
 * @generated SignedSource<<bdcd48343c171e135aca15eaa19d1ec9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Podium_racer$data = {
  readonly avatarUrl: string | null | undefined;
  readonly errors: number;
  readonly finishedAfterMs: number | null | undefined;
  readonly improvement: number | null | undefined;
  readonly name: string;
  readonly place: number | null | undefined;
  readonly speed: number;
  readonly " $fragmentType": "Podium_racer";
};
export type Podium_racer$key = {
  readonly " $data"?: Podium_racer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Podium_racer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Podium_racer",
  "selections": [
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
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "speed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "improvement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAfterMs",
      "storageKey": null
    }
  ],
  "type": "Racer",
  "abstractKey": null
};

(node as any).hash = "aacaac481d1f665191ebfe53cc9aa0d0";

export default node;
