/**
 * @generated SignedSource<<d6e4d35bdd517718262c1797625bd382>>
 * @relayHash 5973fb3e5b3e9fc00cfba0a45f869498
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 952b6c83f0efbae2c24e22a409d2675ac3c8d87276db11237d24f804211f9830

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "952b6c83f0efbae2c24e22a409d2675ac3c8d87276db11237d24f804211f9830",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
