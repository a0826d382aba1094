/**
 * @generated SignedSource<<6c51ad997ac0b2f78c9583e8bc7df829>>
 * @relayHash 78c05e5fd34a4fa2fbad940e6fc8579b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bd8d31b62a37867d0488df7bc46fb35126ba4c2d6facc9c64fe40832574da5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressPageQuery } from './ProgressPageQuery.graphql';

const node: PreloadableConcreteRequest<ProgressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bd8d31b62a37867d0488df7bc46fb35126ba4c2d6facc9c64fe40832574da5c",
    "metadata": {},
    "name": "ProgressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
