/**
 * @generated SignedSource<<34b2018e42fab5ac40bfe30d87dc3c95>>
 * @relayHash f8a7138037b70f5a92d9a4d570d12fe3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41f80156013c1e4057c5dae8137aafa080260d2f101b43b04380127aac75fc53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41f80156013c1e4057c5dae8137aafa080260d2f101b43b04380127aac75fc53",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
