/**
 * @generated SignedSource<<748dab2961f568d4e11385881f6f96a9>>
 * @relayHash 2c316c1f0453674703fff4712f1e46c3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b8c1904dde3be91e488ba48ca8f9323fada158f6b7df761b7b5060d77b4f9ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b8c1904dde3be91e488ba48ca8f9323fada158f6b7df761b7b5060d77b4f9ac",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
