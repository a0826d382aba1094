/**
 * @generated SignedSource<<757b6dad02ca32b746b36a0f58fb7938>>
 * @relayHash a7e06ca4e670b643a16ee7e04844bb03
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93ac8245edcbded86127893652c001e149bae7cf0b471366f988f4f9a9642eab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93ac8245edcbded86127893652c001e149bae7cf0b471366f988f4f9a9642eab",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
