/**
 * @generated SignedSource<<ba17458bc7f926faf01ca7f31defd1f5>>
 * @relayHash 1fc168f2bcd54373a79b752e65d0a57f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd70cdbffe34069ec7ab9169cfa18df24675c1a8d7f9c3612b716df7cfb945a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupLivePageQuery } from './GroupLivePageQuery.graphql';

const node: PreloadableConcreteRequest<GroupLivePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd70cdbffe34069ec7ab9169cfa18df24675c1a8d7f9c3612b716df7cfb945a9",
    "metadata": {},
    "name": "GroupLivePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
