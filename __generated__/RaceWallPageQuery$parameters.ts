/**
 * @generated SignedSource<<d88919a72f3566b4407d9c7eff2bc479>>
 * @relayHash 4b9d22419d1dc1a50392414322bb6204
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fd70a47f1f298e1f3efbf43f55392d9b86aa4df428a643c98f841c93207110d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fd70a47f1f298e1f3efbf43f55392d9b86aa4df428a643c98f841c93207110d",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
