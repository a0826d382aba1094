/**
 * @generated SignedSource<<7d09793465e22c0996418211424b8038>>
 * @relayHash 2ff1f50e2f98fb58e86592a561739a0d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd1c671bd24071f265e37cf6c7e5fc3a71ec70592036e500a2703c3a9751b994

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd1c671bd24071f265e37cf6c7e5fc3a71ec70592036e500a2703c3a9751b994",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
