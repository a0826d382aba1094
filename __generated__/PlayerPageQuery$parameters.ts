/**
 * @generated SignedSource<<de59ec2e33d6a120d7261d0871776cd1>>
 * @relayHash cc8e96295f7238a6391c90f0fbda3069
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f332813660ca1214583b846ff7dba225547213c81bf9267e30e43a0569f2c83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlayerPageQuery } from './PlayerPageQuery.graphql';

const node: PreloadableConcreteRequest<PlayerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f332813660ca1214583b846ff7dba225547213c81bf9267e30e43a0569f2c83",
    "metadata": {},
    "name": "PlayerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
