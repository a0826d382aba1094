/**
 * @generated SignedSource<<db4f7ae017d8ff263741edb1bace67dd>>
 * @relayHash 8b2e373bbbcacbf57b3dd5ca4786475c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2155c3217a1a5eaf1d3492a71a064223b1b2d604531163e1d89c8b98656b5fec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2155c3217a1a5eaf1d3492a71a064223b1b2d604531163e1d89c8b98656b5fec",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
