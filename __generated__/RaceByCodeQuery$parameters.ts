/**
 * @generated SignedSource<<6894a6312e0904222d39b00941fc968b>>
 * @relayHash 0ea4c13a844437393da813aeab384679
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d10c8d989315e37508fbd9d00cf3f133edea536701f94e43b42f76ca97c715d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceByCodeQuery } from './RaceByCodeQuery.graphql';

const node: PreloadableConcreteRequest<RaceByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d10c8d989315e37508fbd9d00cf3f133edea536701f94e43b42f76ca97c715d",
    "metadata": {},
    "name": "RaceByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
