/**
 * @generated SignedSource<<6b359a331df13994694289239e7f3c39>>
 * @relayHash 498f0e270859d66b3d59da662880b922
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69d32c5cee45841ab78cd4a499208057996ed42dc8b87b1dc3092246b6672f76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69d32c5cee45841ab78cd4a499208057996ed42dc8b87b1dc3092246b6672f76",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
