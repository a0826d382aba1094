/**
 * @generated SignedSource<<2a5c407c51f92429c0475fc9dea63f8c>>
 * @relayHash 91524e22b09c0a90e8204bacf2211b2d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ff9294f4fe87cf7b48297125ec0fcd772771a4891f5a03994cd8439c13b6cc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditTabQuery } from './AuditTabQuery.graphql';

const node: PreloadableConcreteRequest<AuditTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ff9294f4fe87cf7b48297125ec0fcd772771a4891f5a03994cd8439c13b6cc9",
    "metadata": {},
    "name": "AuditTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
