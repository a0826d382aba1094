/**
 * @generated SignedSource<<35dac283d0b640308d860582641d99b5>>
 * @relayHash 63f0c572e6bc1eed5638efd360bc828e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6998e192d1629c3212be85a1cc8eb9d4a95e32813ba3589fd6b08ae80ece130

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResultPageQuery } from './ResultPageQuery.graphql';

const node: PreloadableConcreteRequest<ResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6998e192d1629c3212be85a1cc8eb9d4a95e32813ba3589fd6b08ae80ece130",
    "metadata": {},
    "name": "ResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
