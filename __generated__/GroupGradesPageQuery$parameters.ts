/**
 * @generated SignedSource<<0b58312a481b7dcb17d737f3f4699af6>>
 * @relayHash a879a46ee3a8f46deb075937c036b86d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f310a002982501a9de9942432d10b50acf046635cf59d43cb1f64b39c1dae2be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupGradesPageQuery } from './GroupGradesPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupGradesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f310a002982501a9de9942432d10b50acf046635cf59d43cb1f64b39c1dae2be",
    "metadata": {},
    "name": "GroupGradesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
