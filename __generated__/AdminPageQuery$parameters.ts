/**
 * @generated SignedSource<<a8099d64a3f883ea53c5f7bced4a6791>>
 * @relayHash 0b5d11eee430746ffed1ff624dd1b540
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcedab9e4adca5d17a1883953d42fa36043d7b799e9a9b3a8c8328a3a05c708a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcedab9e4adca5d17a1883953d42fa36043d7b799e9a9b3a8c8328a3a05c708a",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
