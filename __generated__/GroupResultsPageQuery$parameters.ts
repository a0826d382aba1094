/**
 * @generated SignedSource<<512d8e1f8e1c826114735e84a6bb67be>>
 * @relayHash f6b863b50ffdfe46de81aa75c6258db4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e22f4e9d8d8ef845c6ddc14d8d9171eef2d6f81f715add9109b9ec7866c110f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e22f4e9d8d8ef845c6ddc14d8d9171eef2d6f81f715add9109b9ec7866c110f5",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
