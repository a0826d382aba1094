/**
 * @generated SignedSource<<a2f334760c84b79a9b49f5ed1e63728b>>
 * @relayHash b8196cf1088e9886e239b7fb85b3de7d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d189acdf88e717f7ad9c1769d5a897cc601ce60f0f8230524d2a06b2468b399c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d189acdf88e717f7ad9c1769d5a897cc601ce60f0f8230524d2a06b2468b399c",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
