/**
 * @generated SignedSource<<e8d3baf90afbf01236c59646adbf022e>>
 * @relayHash 4e67964b714a1e7332cd773da73c62c8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bbfffac619380fc5f44058987bfd3109793317c7395264960d50a4dd26967ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bbfffac619380fc5f44058987bfd3109793317c7395264960d50a4dd26967ac",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
