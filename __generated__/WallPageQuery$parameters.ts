/**
 * @generated SignedSource<<f2c4c0a1c4856a11ae427ca9371dc39c>>
 * @relayHash e856e3f8cce62fb2ecf3d7502d7fa668
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b02cc3d17438518954253491352dd5ef35e9ece4326e5e3534124bd2b4d0601

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b02cc3d17438518954253491352dd5ef35e9ece4326e5e3534124bd2b4d0601",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
