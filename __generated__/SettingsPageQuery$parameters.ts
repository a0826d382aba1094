/**
 * @generated SignedSource<<151fff43c9ac15f38682094072fc1f2b>>
 * @relayHash 33deab62dc57b1865b21fa147ba6a663
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0261c83b90513e69f2853903c0135facb6d849820e2b605e325734d84a8d57f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0261c83b90513e69f2853903c0135facb6d849820e2b605e325734d84a8d57f",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
