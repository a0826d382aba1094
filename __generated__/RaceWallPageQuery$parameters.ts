/**
 * @generated SignedSource<<12d0e327cea94c753b0b5c328bc2a50f>>
 * @relayHash 3655d597b138ff77fa99b779dc9d74de
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c69120f06ef39dd08e934555156f8b401b66183d9c5888d3dd6b6ac2d2441d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c69120f06ef39dd08e934555156f8b401b66183d9c5888d3dd6b6ac2d2441d7",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
