/**
 * @generated SignedSource<<8097879a629b0abfa534aa2d2e1c3c7d>>
 * @relayHash b3823e3576bddf566e66f7c074e7119c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9502fd54c2916256b8cc909558e48b87204686b0ecc36143b72089cf67c5681

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaceByCodeQuery } from './RaceByCodeQuery.graphql';

const node: PreloadableConcreteRequest<RaceByCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9502fd54c2916256b8cc909558e48b87204686b0ecc36143b72089cf67c5681",
    "metadata": {},
    "name": "RaceByCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
