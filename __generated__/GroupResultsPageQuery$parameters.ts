/**
 * @generated SignedSource<<1385e9b3f247ce8da063d5fe1659fbf9>>
 * @relayHash ca70f531eb5626e90f7a404111d24cdf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cbca52f778fc148add4c0c1f70d97164f3e0ba854d8dff89295a8ab2c44c27f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cbca52f778fc148add4c0c1f70d97164f3e0ba854d8dff89295a8ab2c44c27f",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
