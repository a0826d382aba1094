/**
 * @generated SignedSource<<59cede5ff8159c4d691dff2c84dcd532>>
 * @relayHash 847ca734a8543a860d242cb6444a092a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22c702eb201f0bfa5b5ddf3bac2429fd525ed76fa2ea38406c4d5d83a6a8ca20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceWallPageQuery } from './RaceWallPageQuery.graphql';

const node: PreloadableConcreteRequest<RaceWallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22c702eb201f0bfa5b5ddf3bac2429fd525ed76fa2ea38406c4d5d83a6a8ca20",
    "metadata": {},
    "name": "RaceWallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
