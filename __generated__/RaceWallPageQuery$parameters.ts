/**
 * @generated SignedSource<<cc2a0ff7575b73f309edeb9d3870440b>>
 * @relayHash 9b72652ee2a55b36815f62254c42261a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89043edcaa0dece5dc56a2a4735bef6650eb4d71d7015214360abd1781f2d6fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89043edcaa0dece5dc56a2a4735bef6650eb4d71d7015214360abd1781f2d6fa",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
