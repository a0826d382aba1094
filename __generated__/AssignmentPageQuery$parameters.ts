/**
 * @generated SignedSource<<a8558a68f7f854b5c93a9cb3576d6fa2>>
 * @relayHash 785d75ba9b404f124866612f79820ecb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f2665d300260224c58c9cf0421bc43eea8231a3e97445dd8443aafef86333a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f2665d300260224c58c9cf0421bc43eea8231a3e97445dd8443aafef86333a2",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
