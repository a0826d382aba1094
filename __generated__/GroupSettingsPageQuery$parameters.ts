/**
 * @generated SignedSource<<2d6dad887ca6783a62f42673e903a187>>
 * @relayHash 2f8c839f9b74e9d481b70020a88ce84f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4e14ffa54bce5b5e5a1bbc590136738380173f7c610b3a84734da7effc34ec3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4e14ffa54bce5b5e5a1bbc590136738380173f7c610b3a84734da7effc34ec3",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
