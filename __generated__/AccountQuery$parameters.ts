/**
 * @generated SignedSource<<037cb4b03574d4eb12249fff5e602798>>
 * @relayHash 08877b3e5eba4adf11c15fe553748934
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 299b0fedf1ee4af93323f465ff33faf598219f853d36af3390cd19a795df9939

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "299b0fedf1ee4af93323f465ff33faf598219f853d36af3390cd19a795df9939",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
