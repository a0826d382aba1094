/**
 * @generated SignedSource<<f1157e65852d873e4a7dce22f98a1b05>>
 * @relayHash ac8794c3dd70ca85515b8e2ddfb8783f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4b74995592683d0e5073fbc4372f6a21110560eb733ecb77a5c96626d8d43e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4b74995592683d0e5073fbc4372f6a21110560eb733ecb77a5c96626d8d43e6",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
