/**
 * @generated SignedSource<<34a9c625ade8ce987a0f9641677e9b5b>>
 * @relayHash 38515c43f37528ec9ca57df56b37d117
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 452269660aa38c8644fa13b9053a373ee46cadacf38de758bc974bd2fbbf7ec8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ParticipationTabQuery } from './ParticipationTabQuery.graphql';

const node: PreloadableConcreteRequest<ParticipationTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "452269660aa38c8644fa13b9053a373ee46cadacf38de758bc974bd2fbbf7ec8",
    "metadata": {},
    "name": "ParticipationTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
