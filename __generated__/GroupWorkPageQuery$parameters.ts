/**
 * @generated SignedSource<<ca33afbff06e241b1973796898a5a8aa>>
 * @relayHash fde37363a733555bcc1a8b8f5e9f06a9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 530e3569312b9367a4f64ffbaf02b797e40f87ecbd788ecfc78fe73e60f5a693

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupWorkPageQuery } from './GroupWorkPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupWorkPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "530e3569312b9367a4f64ffbaf02b797e40f87ecbd788ecfc78fe73e60f5a693",
    "metadata": {},
    "name": "GroupWorkPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
