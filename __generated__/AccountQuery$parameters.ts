/**
 * @generated SignedSource<<1bf369b15d31f14a0f24b225e83badb0>>
 * @relayHash 75a6ca890c895cacdfae46b3e861e365
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7eba4b97e62b73cda2f4e898f7ea7806375f20eaa23b6302831badf03855556e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7eba4b97e62b73cda2f4e898f7ea7806375f20eaa23b6302831badf03855556e",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
