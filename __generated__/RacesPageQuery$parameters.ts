/**
 * @generated SignedSource<<dd9456a792aa4d98eb913fa8cbd88cc2>>
 * @relayHash 716108014ab404c6bc507b6903b9ecf8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b22ba56d738dbaf284d447a62d40aeebcdd7b3340598accab5da2f55bd8bfb73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacesPageQuery } from './RacesPageQuery.graphql';

const node: PreloadableConcreteRequest<RacesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b22ba56d738dbaf284d447a62d40aeebcdd7b3340598accab5da2f55bd8bfb73",
    "metadata": {},
    "name": "RacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
