/**
 * @generated SignedSource<<23abf49b3cfe9a0dae7828af8ff12dc9>>
 * @relayHash 26748de53848fc9bf226ce6d43744329
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc65de54397fe243b386b7990428d2e727660558f7d0006b1b73ac779833e6bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc65de54397fe243b386b7990428d2e727660558f7d0006b1b73ac779833e6bf",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
