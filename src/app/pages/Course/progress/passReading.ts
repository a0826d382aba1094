import { commitMutation, graphql, type IEnvironment } from "relay-runtime";
import type { passReadingMutation } from "../../../../../__generated__/passReadingMutation.graphql";
import { ensureAccount } from "../../../relay/ensureAccount";
import { RequestError } from "../../../relay/RequestError";

const document = graphql`
  mutation passReadingMutation($exerciseId: String!) {
    passReading(exerciseId: $exerciseId) {
      __typename
    }
  }
`;

/**
 * Tells the server that something was read and done, for whoever is signed in or for a new guest. Rejects when it was
 * not taken. Safe to repeat.
 */
export async function passReading(environment: IEnvironment, exerciseId: string): Promise<void> {
  await ensureAccount(environment);
  await new Promise<void>((resolve, reject) => {
    commitMutation<passReadingMutation>(environment, {
      mutation: document,
      variables: { exerciseId },
      // What was asked before of what is passed is out of date now.
      updater: (store) => store.invalidateStore(),
      onCompleted: ({ passReading: answer }) => {
        // An exercise that the server does not know (any more) will not be known the next time either.
        if (answer?.__typename === "PassReadingSuccess" || answer?.__typename === "InvalidInputError") resolve();
        else reject(new RequestError("INTERNAL", { operationName: "passReadingMutation" }));
      },
      onError: reject,
    });
  });
}
