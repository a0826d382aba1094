/**
 * @generated SignedSource<<071bdf05406f1b2aa4d635d758dd6525>>
 * @relayHash 6d1b9dee2db6f9c9e6619518838dd972
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9335a14276be1a60825a24f05cb4cb43fe57e732f5bad0a2c3cb2e3892ada3ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacesPageQuery } from './RacesPageQuery.graphql';

const node: PreloadableConcreteRequest<RacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9335a14276be1a60825a24f05cb4cb43fe57e732f5bad0a2c3cb2e3892ada3ad",
    "metadata": {},
    "name": "RacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
