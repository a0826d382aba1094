/**
 * @generated SignedSource<<fbc8115c3a9a8b314b208c392ce1bc1f>>
 * @relayHash d8812773479e06433e102d43639008c6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3998a59f992189bac152607163535d8c863658172c0c2d456bac03b8123238b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WeekPageQuery } from './WeekPageQuery.graphql';

const node: PreloadableConcreteRequest<WeekPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3998a59f992189bac152607163535d8c863658172c0c2d456bac03b8123238b2",
    "metadata": {},
    "name": "WeekPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
