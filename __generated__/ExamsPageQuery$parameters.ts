/**
 * @generated SignedSource<<31247e277d04282a7447ccaa2bc00510>>
 * @relayHash 585c8a178f573b2c63ce404f442696fb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2ceb698f83a61c734952021cabe9d8df6456a5b84a2b09da3b2fb8eb3692429

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExamsPageQuery } from './ExamsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExamsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2ceb698f83a61c734952021cabe9d8df6456a5b84a2b09da3b2fb8eb3692429",
    "metadata": {},
    "name": "ExamsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
