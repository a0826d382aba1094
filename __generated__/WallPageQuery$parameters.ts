/**
 * @generated SignedSource<<7d40a6500795d5db9ae3fb452b4becb1>>
 * @relayHash 5dd5cc127d735a3664348bdf6ed6a9bb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be2537af39b032e3fe343c919a2a789981b0325b522fb31b4494bb249a493035

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WallPageQuery } from './WallPageQuery.graphql';

const node: PreloadableConcreteRequest<WallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be2537af39b032e3fe343c919a2a789981b0325b522fb31b4494bb249a493035",
    "metadata": {},
    "name": "WallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
