import { graphql, type IEnvironment } from "relay-runtime";
import type { passReadingMutation } from "../../../../__generated__/passReadingMutation.graphql";
import type { passReadingOpenLessonMutation } from "../../../../__generated__/passReadingOpenLessonMutation.graphql";
import { placedLesson } from "../../../engine/lessons/courseProgress";
import { ensureAccount, commitPromise } from "../../relay/useResultMutation";
import { RequestError } from "../../relay/RequestError";
import { noteSaved, unsavedReadings, subscribeToPassedExercises } from "./passedExercises";
import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";

const document = graphql`
  mutation passReadingMutation($exerciseId: String!) {
    passReading(exerciseId: $exerciseId) {
      __typename
    }
  }
`;

const openDocument = graphql`
  mutation passReadingOpenLessonMutation($lessonId: String!) {
    openLesson(lessonId: $lessonId) {
      __typename
    }
  }
`;

/** Saves that a lesson and all before it are open, as {@link passReading} does. */
async function openLesson(environment: IEnvironment, lessonId: string): Promise<void> {
  await ensureAccount(environment);
  const { openLesson: answer } = await commitPromise<passReadingOpenLessonMutation>(environment, {
    mutation: openDocument,
    variables: { lessonId },
    updater: (store) => store.getRoot().getLinkedRecord("viewer")?.invalidateRecord(),
  });
  if (answer?.__typename === "OpenLessonSuccess" || answer?.__typename === "InvalidInputError") return;
  throw new RequestError("INTERNAL", { operationName: "passReadingOpenLessonMutation" });
}

/**
 * Saves that an exercise without typing is done, in the account of this session or of a new guest. Safe to repeat.
 * Rejects when the server did not save it.
 */
export async function passReading(environment: IEnvironment, exerciseId: string): Promise<void> {
  await ensureAccount(environment);
  const { passReading: answer } = await commitPromise<passReadingMutation>(environment, {
    mutation: document,
    variables: { exerciseId },
    // The viewer's passed exercises are fetched again when they are next shown.
    updater: (store) => store.getRoot().getLinkedRecord("viewer")?.invalidateRecord(),
  });
  // An exercise that the server does not know will not be known the next time either.
  if (answer?.__typename === "PassReadingSuccess" || answer?.__typename === "InvalidInputError") return;
  throw new RequestError("INTERNAL", { operationName: "passReadingMutation" });
}

let sending: Promise<void> | undefined;

/** Sends what was read, and lessons that were opened, if not saved yet. What fails is sent the next time. */
function sendReadings(environment: IEnvironment): Promise<void> {
  sending ??= sendAll(environment).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(environment: IEnvironment): Promise<void> {
  for (const id of unsavedReadings()) {
    const placed = placedLesson(id);
    try {
      // oxlint-disable-next-line no-await-in-loop -- One by one: where the first finds no server, the others would not
      // either.
      await (placed ? openLesson(environment, placed.id) : passReading(environment, id));
    } catch {
      return;
    }
    noteSaved(id);
  }
}

/** Sends exercises without typing that were done: when the page opens, after each one, and when the network is back. */
export function useSentReadings(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const send = () => void sendReadings(environment);
    send();
    const stops = [
      subscribeToPassedExercises(send),
      subscribeToConnectionState(() => getConnectionState() === "online" && send()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [environment]);
}
