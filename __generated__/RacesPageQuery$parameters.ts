/**
 * @generated SignedSource<<c6fd5bfcb84e266139470913d2ecebcd>>
 * @relayHash 21b7d45d53556360d26079d9bde97064
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6aaa5e0455cf5ace2a2fcdbc190b5173e0fafb773296efb372daa9a1da27f533

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacesPageQuery } from './RacesPageQuery.graphql';

const node: PreloadableConcreteRequest<RacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6aaa5e0455cf5ace2a2fcdbc190b5173e0fafb773296efb372daa9a1da27f533",
    "metadata": {},
    "name": "RacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
