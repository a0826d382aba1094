/**
 * @generated SignedSource<<ce772b36408e55fee57645b8aab15a1e>>
 * @relayHash ab7cb7461c62396fc672c0f8674be685
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fe998103d40107a0c696202892d30d3c7a3544f1b42c6eef6a0387a5dc6afc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderAccountQuery } from './HeaderAccountQuery.graphql';

const node: PreloadableConcreteRequest<HeaderAccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fe998103d40107a0c696202892d30d3c7a3544f1b42c6eef6a0387a5dc6afc7",
    "metadata": {},
    "name": "HeaderAccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
