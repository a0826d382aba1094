/**
 * @generated SignedSource<<a656d7a46932427356079c58dec7f049>>
 * @relayHash ac78c5e3958cda772ff28428a1cbeae3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0be1728b9e6c83c26dd0f8a5d8e415a6c7f942bfc78bef37d3a0483038b61be8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailyPageQuery } from './DailyPageQuery.graphql';

const node: PreloadableConcreteRequest<DailyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0be1728b9e6c83c26dd0f8a5d8e415a6c7f942bfc78bef37d3a0483038b61be8",
    "metadata": {},
    "name": "DailyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
