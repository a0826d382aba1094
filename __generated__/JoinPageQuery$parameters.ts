/**
 * @generated SignedSource<<e02b9f39d2004762a47e0e36d42a7ac4>>
 * @relayHash e1b99bf1bcd385968f97fdec8b4fa8e1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f22ed5b809c52473d5b3eb4e6f02206e512cd9e3cdcd51e61161702190b2788

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JoinPageQuery } from './JoinPageQuery.graphql';

const node: PreloadableConcreteRequest<JoinPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f22ed5b809c52473d5b3eb4e6f02206e512cd9e3cdcd51e61161702190b2788",
    "metadata": {},
    "name": "JoinPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
