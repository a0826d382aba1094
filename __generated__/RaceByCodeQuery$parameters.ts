/**
 * @generated SignedSource<<78e7433809558cff406377f1092b10e0>>
 * @relayHash cb29dba5f473ee20efc8ef768a04c89b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90b071cca845cea3cebd09b53092400187667e7f5bea5c00a29066fe49d4af94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceByCodeQuery } from './RaceByCodeQuery.graphql';

const node: PreloadableConcreteRequest<RaceByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90b071cca845cea3cebd09b53092400187667e7f5bea5c00a29066fe49d4af94",
    "metadata": {},
    "name": "RaceByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
