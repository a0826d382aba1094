/**
 * @generated SignedSource<<1f651dc30fabed4622d7867a4b55270b>>
 * @relayHash 890efe4f913f42f5ee653e292dcb35b2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c0f32d04f27066c4447c94594a9d11045028b108061a64c2b2644029719546a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HeaderAccountQuery } from './HeaderAccountQuery.graphql';

const node: PreloadableConcreteRequest<HeaderAccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c0f32d04f27066c4447c94594a9d11045028b108061a64c2b2644029719546a",
    "metadata": {},
    "name": "HeaderAccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
