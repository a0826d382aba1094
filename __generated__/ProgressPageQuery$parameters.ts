/**
 * @generated SignedSource<<671a20e1d42c50aa8ae0d3565b8186ce>>
 * @relayHash 092bfc01c3d3951535c7c2e30ac79fb4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25d501e8b9d4957b69e974187cf6218ea3067412f061722ec8d86fafca5c47de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25d501e8b9d4957b69e974187cf6218ea3067412f061722ec8d86fafca5c47de",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
