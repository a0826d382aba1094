/**
 * @generated SignedSource<<f9860674dcff693ec6e2d1489757a33c>>
 * @relayHash 1b353059a62f3740c16c7a4344dce9d8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45c0e756b107ca2bf0851bdcb415f33f9e71115a11a4601b1a0defa338bc6d9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45c0e756b107ca2bf0851bdcb415f33f9e71115a11a4601b1a0defa338bc6d9f",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
