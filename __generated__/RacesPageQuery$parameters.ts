/**
 * @generated SignedSource<<6ec4de4102de03b0347e18b98b96b0e2>>
 * @relayHash 46c9080f8954c05b8ac528f522eb1805
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d6acfc7793a2f0791f1310eabf3874f867789a6cb3995522cf73346283e833f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacesPageQuery } from './RacesPageQuery.graphql';

const node: PreloadableConcreteRequest<RacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d6acfc7793a2f0791f1310eabf3874f867789a6cb3995522cf73346283e833f",
    "metadata": {},
    "name": "RacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
