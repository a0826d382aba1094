/**
 * @generated SignedSource<<eba895ce39698458c4e38fd910ac3a0b>>
 * @relayHash 68272a1b24e93146b9204ae15696e2d6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35be8bd05c1c98e85dc73010ee7cf5b614f4a1dbb5999afd3836fae33d0e1036

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSettingsPageQuery } from './GroupSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35be8bd05c1c98e85dc73010ee7cf5b614f4a1dbb5999afd3836fae33d0e1036",
    "metadata": {},
    "name": "GroupSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
