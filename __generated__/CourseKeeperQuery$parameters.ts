/**
 * @generated SignedSource<<1da73dd4e90b42d421d2628bd235841a>>
 * @relayHash 24716bbfe7b25378861592bf6f6b0533
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 198e55fd9da126086d56db92d9f0d2d92c54b7b050d012744efe707b0e071cd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseKeeperQuery } from './CourseKeeperQuery.graphql';

const node: PreloadableConcreteRequest<CourseKeeperQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "198e55fd9da126086d56db92d9f0d2d92c54b7b050d012744efe707b0e071cd2",
    "metadata": {},
    "name": "CourseKeeperQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
