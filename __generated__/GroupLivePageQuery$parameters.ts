/**
 * @generated SignedSource<<617981be580b7a16b15e746ff7aa4be7>>
 * @relayHash 8bc2a7f8674817e4cd82d09861e16e48
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4868e6b6dbddd7bf9848fd55790a183635a4f99584eb26e5c9bbcb2027643fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupLivePageQuery } from './GroupLivePageQuery.graphql';

const node: PreloadableConcreteRequest<GroupLivePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4868e6b6dbddd7bf9848fd55790a183635a4f99584eb26e5c9bbcb2027643fe",
    "metadata": {},
    "name": "GroupLivePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
