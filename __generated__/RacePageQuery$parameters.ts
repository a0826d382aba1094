/**
 * @generated SignedSource<<14b5d6c5396f6040805fe1f13fffea54>>
 * @relayHash 2476798784806acad8945532085e699b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f330348fc07c61cb6fcc579277ac565bcafe574edc47137841e4bb1ad994391

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RacePageQuery } from './RacePageQuery.graphql';

const node: PreloadableConcreteRequest<RacePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f330348fc07c61cb6fcc579277ac565bcafe574edc47137841e4bb1ad994391",
    "metadata": {},
    "name": "RacePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
