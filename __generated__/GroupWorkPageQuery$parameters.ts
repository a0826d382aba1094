/**
 * @generated SignedSource<<39fcd1a0a6b994f4968be47aca36ae06>>
 * @relayHash 72706c6239a5b71ad36c785336917f43
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b1ea9ea1c729d1452a2ac71f886e268aa0e01a7193078e722bea871a9c10897

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupWorkPageQuery } from './GroupWorkPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupWorkPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b1ea9ea1c729d1452a2ac71f886e268aa0e01a7193078e722bea871a9c10897",
    "metadata": {},
    "name": "GroupWorkPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
