/**
 * @generated SignedSource<<661e59a1cabe7097a9896e0bcbfc16c5>>
 * @relayHash 1d65c50c33e17afad2bb76bbbb9116c9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd9d00a612164b77db53fc0ff742127bfa4c9ccd865aae779bfb2fa07a91a46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edd9d00a612164b77db53fc0ff742127bfa4c9ccd865aae779bfb2fa07a91a46",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
