/**
 * @generated SignedSource<<252b86dd6b6234d21890032a8b1a1a09>>
 * @relayHash 204bdec2598b89f56f55bc3d9393e1e9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78df9c12839050db6f59c718688b3b245c2f393e0b8d43825757ada32891e2cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupsTabQuery } from './GroupsTabQuery.graphql';

const node: PreloadableConcreteRequest<GroupsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78df9c12839050db6f59c718688b3b245c2f393e0b8d43825757ada32891e2cb",
    "metadata": {},
    "name": "GroupsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
