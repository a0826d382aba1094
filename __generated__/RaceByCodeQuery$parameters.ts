/**
 * @generated SignedSource<<dc7f9f332071a98ad9a562c44ce1ed8e>>
 * @relayHash f5088d9ea07ffe6491d0d39d5d8595b8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19e4915ff304591ab0bb53faa9370e36fa49b2e8519e5329ec44185fecf8c13c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceByCodeQuery } from './RaceByCodeQuery.graphql';

const node: PreloadableConcreteRequest<RaceByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19e4915ff304591ab0bb53faa9370e36fa49b2e8519e5329ec44185fecf8c13c",
    "metadata": {},
    "name": "RaceByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
