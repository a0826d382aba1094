/**
 * @generated SignedSource<<ff7368b2ebf9554a290325acb35a21ac>>
 * @relayHash 97154a57ecf4d77f9ca52fd7b97dfc72
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f38246cc5877467a271325d0b92e9e24fdfc4dd8612feb4385fd00b96859bdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f38246cc5877467a271325d0b92e9e24fdfc4dd8612feb4385fd00b96859bdd",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
