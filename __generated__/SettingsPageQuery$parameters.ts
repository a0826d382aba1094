/**
 * @generated SignedSource<<8385e39d10127c20f250b01677108415>>
 * @relayHash 5d747a6903f309b5677f7c49ec5f255b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfdf4aa79a132967acb2b9b1e55440bdf63b311c939a4a58740709fa12ee8a06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfdf4aa79a132967acb2b9b1e55440bdf63b311c939a4a58740709fa12ee8a06",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
