/**
 * @generated SignedSource<<1d79d6fe081036ea920c503b735e104a>>
 * @relayHash f9725e4d116c92a5f0b81218da58cae3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caf3aff8c7f9427563a93553ffbd0f3edf20b6d3a2f9c8e552751a63d39c9cb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "caf3aff8c7f9427563a93553ffbd0f3edf20b6d3a2f9c8e552751a63d39c9cb7",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
