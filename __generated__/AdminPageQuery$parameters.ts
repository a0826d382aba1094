/**
 * @generated SignedSource<<6b8102ebc6fe15f47c5ff33d18f1df13>>
 * @relayHash c2320532f6e3554754b5f906bd73193a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 442618702af8df69ca6809cd00d36170cc22e572ffbee04e997568010e6f029f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "442618702af8df69ca6809cd00d36170cc22e572ffbee04e997568010e6f029f",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
