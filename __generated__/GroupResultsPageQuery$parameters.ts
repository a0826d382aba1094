/**
 * @generated SignedSource<<7778b00b571e92d7b46ac9dc8a1e3e1d>>
 * @relayHash cb60cac38f473f0c640e15336e9af0d5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6ff478e825db8f439a850727bb6a7f0b6e60fb65df8c5d5708db4ffff85c9b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupResultsPageQuery } from './GroupResultsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupResultsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6ff478e825db8f439a850727bb6a7f0b6e60fb65df8c5d5708db4ffff85c9b5",
    "metadata": {},
    "name": "GroupResultsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
