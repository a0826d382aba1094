/**
 * @generated SignedSource<<c4500e3a440768e2bf3b4f4318b3008e>>
 * @relayHash 9afce5fb3844cbb71154b86b6169587a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6b70fdde5eeac7739de33614f21c5b8ac68ceb4fdf1d24145b93ca5056f6531

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6b70fdde5eeac7739de33614f21c5b8ac68ceb4fdf1d24145b93ca5056f6531",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
