/**
 * @generated SignedSource<<7d76f67296b257a0893f46c0a7e4a7bc>>
 * @relayHash 8437ad1fa6fb9b90778bca47f9efcb07
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23dc1be88cc7178c8f26fb1df3ce570e91d542b5a1112fca0d126bb82ba827a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23dc1be88cc7178c8f26fb1df3ce570e91d542b5a1112fca0d126bb82ba827a0",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
