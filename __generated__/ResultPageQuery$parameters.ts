/**
 * @generated SignedSource<<360c5ac349c7aa2d3a530466ed2ff88e>>
 * @relayHash ff843a5e33a9b6f9269941feac3fb42c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8970be9de33d2007d2865b3f6d41704f9c1a4565e354b285f4f0bf134ea46e98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8970be9de33d2007d2865b3f6d41704f9c1a4565e354b285f4f0bf134ea46e98",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
