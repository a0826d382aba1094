/**
 * @generated SignedSource<<fc701a82f1a016a22c9210d4d2e14938>>
 * @relayHash f701da0788f50a24b1d88a8c7a6966c5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fdde90e2e0350226f2b3a8e33a409e9117120d9f7f574bdbb889871d570dc11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsPageQuery } from './GroupsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fdde90e2e0350226f2b3a8e33a409e9117120d9f7f574bdbb889871d570dc11",
    "metadata": {},
    "name": "GroupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
