/**
 * @generated SignedSource<<f656653a1578a3588806c88f24f16804>>
 * @relayHash b465ae765e948434aa068dd2173d0054
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adfdc85e60378ba22ecbaccc7a5a80bf82da4ab808b5b90375fc079ee18ec784

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adfdc85e60378ba22ecbaccc7a5a80bf82da4ab808b5b90375fc079ee18ec784",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
