/**
 * @generated SignedSource<<431862a494924ffbd00f214c1d1a3031>>
 * @relayHash 02fad79d75cfabc9a01274a0db5cb2dd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67abcbe203bf748fd3caeec49d29d92df3691d2d3e393de61da72dd2f5a6a6c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67abcbe203bf748fd3caeec49d29d92df3691d2d3e393de61da72dd2f5a6a6c4",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
