/**
 * @generated SignedSource<<98aacf37b84ac3cd7013dee8a74b753b>>
 * @relayHash c8c4ac5e54a7f6d66ba30941cf25ed1a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f8de6a307057c2b182b0c9b63d25c440ef89b2d902c217cda42ab57244db0b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f8de6a307057c2b182b0c9b63d25c440ef89b2d902c217cda42ab57244db0b7",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
