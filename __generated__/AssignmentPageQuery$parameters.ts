/**
 * @generated SignedSource<<d3918084c60af20d50b182827ab2d9e9>>
 * @relayHash 1f86ce1ae4cb7a243d43921d1d1cd4f9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56e5f5dcc887b7760265a484a2b95b3aa1d50cd933eb23b65f06a6afc1a50165

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56e5f5dcc887b7760265a484a2b95b3aa1d50cd933eb23b65f06a6afc1a50165",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
