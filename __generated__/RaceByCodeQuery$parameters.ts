/**
 * @generated SignedSource<<311d789c9fb4e4f264c3df3de02cc6f2>>
 * @relayHash 6d75a0dfe98ae99767c812bc935e9f4e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2d15bab5764ca6d9d87eb346da0893826cdc2fd4014cc26a51e8534b7abdfad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceByCodeQuery } from './RaceByCodeQuery.graphql';

const node: PreloadableConcreteRequest<RaceByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2d15bab5764ca6d9d87eb346da0893826cdc2fd4014cc26a51e8534b7abdfad",
    "metadata": {},
    "name": "RaceByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
