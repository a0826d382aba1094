/**
 * @generated SignedSource<<85691640466ec90c76c8240ea77d9535>>
 * @relayHash 38625298685412b74cc9165191239f26
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 048561473567b74aa745a9266fe0093af68c30df5bdfa4ded5fe3824d5b66391

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsPageQuery } from './TextsPageQuery.graphql';

const node: PreloadableConcreteRequest<TextsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "048561473567b74aa745a9266fe0093af68c30df5bdfa4ded5fe3824d5b66391",
    "metadata": {},
    "name": "TextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
