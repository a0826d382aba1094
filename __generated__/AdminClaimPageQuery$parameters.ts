/**
 * @generated SignedSource<<026b7f603c3d7d1dcd608ce0ded16011>>
 * @relayHash c7f0fe566677f372d6b354caee817b2d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47798256c26432e2029d93820c7ab5984737e5296736683dce931446d57649fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminClaimPageQuery } from './AdminClaimPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminClaimPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47798256c26432e2029d93820c7ab5984737e5296736683dce931446d57649fd",
    "metadata": {},
    "name": "AdminClaimPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
