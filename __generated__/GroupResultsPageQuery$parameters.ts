/**
 * @generated SignedSource<<eb3b607d6e6ee2268507c5927b237b4c>>
 * @relayHash 82186c535c5c8ca909f93c37205ede25
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ae269dd6b439db88f7798efeeb40cd8aaf63130c3d4fc9060657b5ff0dbb7b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ae269dd6b439db88f7798efeeb40cd8aaf63130c3d4fc9060657b5ff0dbb7b9",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
