/**
 * @generated SignedSource<<ee78ffff4175794348fbe1b51f0bd209>>
 * @relayHash 39b61f7e49aa59a433879cc63c1561db
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff907370a4a8f28955d565f5e576193b0130fa347202d6e389159a64829f2983

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff907370a4a8f28955d565f5e576193b0130fa347202d6e389159a64829f2983",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
