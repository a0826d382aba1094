/**
 * @generated SignedSource<<7cfa1c8a4d1301df333e8b6e5ce64d20>>
 * @relayHash 59814b5fda050b35ce78532dd580a84f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c244a39f55948e83f338e4df3d9de51275c4355d4d9b4499cb51dd1a7928062

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c244a39f55948e83f338e4df3d9de51275c4355d4d9b4499cb51dd1a7928062",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
