/**
 * @generated SignedSource<<e18a946315f73f16b3109b6b599884f7>>
 * @relayHash 9f254080070a92e375a3fdf28ae41c50
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76f9a019f44d923c87af2a5569bf2a12f893c3d00338dff3cf1921f8ed5a1df1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76f9a019f44d923c87af2a5569bf2a12f893c3d00338dff3cf1921f8ed5a1df1",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
