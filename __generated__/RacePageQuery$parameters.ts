/**
 * @generated SignedSource<<3b97998d9c3ecd01c572c94a3d932511>>
 * @relayHash 0dc2e87ae2946b4563313ab222a6ae2c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33099e93eeea304447658d48453acb4489e309dc8ffc56bc88e187dd71205f4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33099e93eeea304447658d48453acb4489e309dc8ffc56bc88e187dd71205f4f",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
