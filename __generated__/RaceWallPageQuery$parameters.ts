/**
 * @generated SignedSource<<01dea1902a13a68334b1c0d36fcb75b0>>
 * @relayHash 9f6cd52d3aa4b5501bec7fa8100650d5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99af52b0251b012e6972c9cc975a50a3752478bbd8a6338a832e2f099174147e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99af52b0251b012e6972c9cc975a50a3752478bbd8a6338a832e2f099174147e",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
