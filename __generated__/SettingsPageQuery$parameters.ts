/**
 * @generated SignedSource<<ef4896201eb413b27695288ce6b5c6cf>>
 * @relayHash f54b0553d67030581485b98b53a16712
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0156971a7631f25477e9ca6ff04c946cd639e5360677ce750ab7e4d26c5642a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0156971a7631f25477e9ca6ff04c946cd639e5360677ce750ab7e4d26c5642a6",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
