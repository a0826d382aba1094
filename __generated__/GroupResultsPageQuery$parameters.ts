/**
 * @generated SignedSource<<1d1aedbf6836fb02cb74b602847d1253>>
 * @relayHash 8431b7458d46377c5c518996d147024a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 593f8a288d58b386c454c5d4ec52754dfeb96f8320515d82408e48be91520bd3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "593f8a288d58b386c454c5d4ec52754dfeb96f8320515d82408e48be91520bd3",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
