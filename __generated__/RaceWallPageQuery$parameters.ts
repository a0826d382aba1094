/**
 * @generated SignedSource<<2d15a42de29d499141f90eb31827e5e6>>
 * @relayHash 5a3d81386ca6e7381f7ec24abd2e89f8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9fbf39c2320f6402a74a8188abacecf68f6bcdbd143bb54456d8a611beec856

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9fbf39c2320f6402a74a8188abacecf68f6bcdbd143bb54456d8a611beec856",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
