/**
 * @generated SignedSource<<187f8225060ecbeca7d337892f4fd8df>>
 * @relayHash 712f753d455d03c07ddfc7b420c8a873
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78bb6966178a79058beb720998f962acb591ca65cfbc64985f69e11cfa740ba4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78bb6966178a79058beb720998f962acb591ca65cfbc64985f69e11cfa740ba4",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
