/**
 * @generated SignedSource<<4388ee016c89f92a83147e1ab53aa823>>
 * @relayHash 9a996cb4747cc715e1f7adc39cdd5c8d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b44e6e4fe12317ed9dd293abe75b07cb51cf6e23adf4ea95749c22721f3b4a57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminPageQuery } from './AdminPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b44e6e4fe12317ed9dd293abe75b07cb51cf6e23adf4ea95749c22721f3b4a57",
    "metadata": {},
    "name": "AdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
