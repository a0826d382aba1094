/**
 * @generated SignedSource<<6fc4b53615db145c62f00f5ddafb5658>>
 * @relayHash 5e4bedba35a2d6e492f6601e8084ae53
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cbad45e204240e83232b8deb467119615d4f9e552fb0065b793b87003df0e4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cbad45e204240e83232b8deb467119615d4f9e552fb0065b793b87003df0e4e",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
