/**
 * @generated SignedSource<<7a3ff2393b348b97e86d3d16f0610638>>
 * @relayHash dbe2fc61d77e0db6ffbdab95ac209a4c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b45f05444bbde79f3617ddfeb42444a851bf903b915129716d0c52b8ebe61b81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacesPageQuery } from './RacesPageQuery.graphql';

const node: PreloadableConcreteRequest<RacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b45f05444bbde79f3617ddfeb42444a851bf903b915129716d0c52b8ebe61b81",
    "metadata": {},
    "name": "RacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
