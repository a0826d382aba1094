/**
 * @generated SignedSource<<c71d2ddf1e3aa2b86f6342f4da37fe17>>
 * @relayHash 6b275d407b3cf58258c9607751526686
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22f45ae7af193103a978a34b9bd2457a92a4a0745ab9e38c5f0fd57686b92e90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22f45ae7af193103a978a34b9bd2457a92a4a0745ab9e38c5f0fd57686b92e90",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
