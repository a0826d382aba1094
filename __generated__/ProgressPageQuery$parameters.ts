/**
 * @generated SignedSource<<d71848fadd8a4f1f8f8452ddf6e53b44>>
 * @relayHash c9aa243760ab354c1b2f64a6a001c8ae
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a724b5b98bf74cadd988fbe93bb03071489cc8c844cf7bd6242c34e29916f933

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a724b5b98bf74cadd988fbe93bb03071489cc8c844cf7bd6242c34e29916f933",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
