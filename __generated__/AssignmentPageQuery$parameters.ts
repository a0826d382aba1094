/**
 * @generated SignedSource<<e0283bd318bd8ffb7c68275a3d0ad9f1>>
 * @relayHash aab7f526b48138d37d9471835b876e77
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7801d24bea15e7b5d6e6f46d871025ab6fbf3f09b6c7acb4d01a53932986a453

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7801d24bea15e7b5d6e6f46d871025ab6fbf3f09b6c7acb4d01a53932986a453",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
