/**
 * @generated SignedSource<<069472176fc7efec52fece7fed21bea3>>
 * @relayHash a086c578ec75dabc0d0047e41f96bb1c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e56d1d296faae4e2e66544442c851ac9bf3a9c13589dd4966682b6d1fbac931f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e56d1d296faae4e2e66544442c851ac9bf3a9c13589dd4966682b6d1fbac931f",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
