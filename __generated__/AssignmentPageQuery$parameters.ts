/**
 * @generated SignedSource<<e3416d21f0c110ca2a0fb378687983e3>>
 * @relayHash 217f582d82eebadfcd907d2cd8d71bdc
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 366eced376f43f1dd82d4b260735b74cb198647f8bb1ebb3e848274365d1163c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentPageQuery } from './AssignmentPageQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "366eced376f43f1dd82d4b260735b74cb198647f8bb1ebb3e848274365d1163c",
    "metadata": {},
    "name": "AssignmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
