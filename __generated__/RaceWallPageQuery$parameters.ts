/**
 * @generated SignedSource<<11776e6d7f69a2762376df132912e379>>
 * @relayHash 32ab8a90a796c0b13c4edc2d3c4cc306
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c49ea2fec6e18e69a20716f0073923a419c628215551bfa46d703ceb0cae687

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c49ea2fec6e18e69a20716f0073923a419c628215551bfa46d703ceb0cae687",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
