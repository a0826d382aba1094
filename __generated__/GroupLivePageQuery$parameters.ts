/**
 * @generated SignedSource<<1c740670a23e15ade2be062695d6b463>>
 * @relayHash c72ee7475819bb93c48f18936a2a88de
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b308cfc67b1ea87c79bcaec16961345aa50eb9ac4911da36f54c6dfa6cb5f79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupLivePageQuery } from './GroupLivePageQuery.graphql';

const node: PreloadableConcreteRequest<GroupLivePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b308cfc67b1ea87c79bcaec16961345aa50eb9ac4911da36f54c6dfa6cb5f79",
    "metadata": {},
    "name": "GroupLivePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
