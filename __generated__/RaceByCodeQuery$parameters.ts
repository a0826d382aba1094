/**
 * @generated SignedSource<<a33b2b58cb54e2d31e6b001e918d2215>>
 * @relayHash 0d37478db406ea65510624270813f1ed
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 350b6cf9e87085554737118657729da1a679fd08d07aa211b611d5ac0c10321d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceByCodeQuery } from './RaceByCodeQuery.graphql';

const node: PreloadableConcreteRequest<RaceByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "350b6cf9e87085554737118657729da1a679fd08d07aa211b611d5ac0c10321d",
    "metadata": {},
    "name": "RaceByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
