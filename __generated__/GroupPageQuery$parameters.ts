/**
 * @generated SignedSource<<823733d425efc811e35de2dcc6125231>>
 * @relayHash df64adeeb9cd96c1ca94cfea2f072452
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c727081a87c05303499e288e0d4514b712ddd785f4b69de349f23c1fe293886

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c727081a87c05303499e288e0d4514b712ddd785f4b69de349f23c1fe293886",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
