/**
 * @generated SignedSource<<b79f28bf888e7e554892cb0994fbb384>>
 * @relayHash 4b669fcd0e7fe8045a82342f5ae61045
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1f4d9e0820ba6bd2e1fb561a369d68c73828b3d8fe5d21c289ef43926882afe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1f4d9e0820ba6bd2e1fb561a369d68c73828b3d8fe5d21c289ef43926882afe",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
