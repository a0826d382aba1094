/**
 * @generated SignedSource<<be4e1f126bde17878faf14b810dbbf49>>
 * @relayHash 6d74ef0b14840ba5de8f114e57beff2a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6084f64fade57cc6eda43fdfb31ab12889728520525327c7b6380097490aff2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupWorkPageQuery } from './GroupWorkPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupWorkPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6084f64fade57cc6eda43fdfb31ab12889728520525327c7b6380097490aff2f",
    "metadata": {},
    "name": "GroupWorkPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
