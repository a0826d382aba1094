/**
 * @generated SignedSource<<ad2ac113a2672b0e766983cd97811ddd>>
 * @relayHash 132de828a0acade4f07f5dd9bebc3f82
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0b0b3ace64bcbcddc3802af84de4b6050ad1d405d0cd06850f2d61e86c42fd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0b0b3ace64bcbcddc3802af84de4b6050ad1d405d0cd06850f2d61e86c42fd9",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
