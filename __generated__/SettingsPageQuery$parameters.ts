/**
 * @generated SignedSource<<0bcd3341f9990e8ad423194f99e1d683>>
 * @relayHash 3a88a30f4e03fc0d452834e80057b5bf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55966a23e2e70c9d0cfa18bface9f4988c6ea170e24f934ae51f0c13a865a21c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55966a23e2e70c9d0cfa18bface9f4988c6ea170e24f934ae51f0c13a865a21c",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
