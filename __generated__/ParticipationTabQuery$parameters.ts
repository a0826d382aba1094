/**
 * @generated SignedSource<<72d59ffdcadb1fa504faee2c3b71b412>>
 * @relayHash a4eed31beb828c1b283b6f2ad7bbf0c9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc8f6790c8a2b1f94d43b59c477fb565f4a622f2211c1d23d7e6d5e8335ee83f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ParticipationTabQuery } from './ParticipationTabQuery.graphql';

const node: PreloadableConcreteRequest<ParticipationTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc8f6790c8a2b1f94d43b59c477fb565f4a622f2211c1d23d7e6d5e8335ee83f",
    "metadata": {},
    "name": "ParticipationTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
