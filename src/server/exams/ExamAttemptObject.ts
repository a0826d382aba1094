import {
  attemptKeystrokes,
  type ExamAttempt,
  type ExamState,
  attemptDeadline,
  collectDeadline,
} from "../../engine/exams/ExamState";
import { layOutExamText } from "../../engine/exams/CopyTyping";
import { encodeLog } from "../../engine/log/logCodec";
import { builder } from "../graphql/builder";
import { attemptGrade } from "./attemptGrade";
import { ExamGradeObject } from "./ExamGradeObject";

/** One attempt in its exam. */
export type AttemptOfExam = { readonly state: ExamState; readonly attempt: ExamAttempt; readonly number: number };

/** Attempt number `number` of an exam, from 1; null when it was not begun. */
export function attemptOf(state: ExamState, number: number): AttemptOfExam | null {
  const attempt = state.attempts[number - 1];
  return attempt ? { state, attempt, number } : null;
}

const AttemptEndEnum = builder.enumType("ExamAttemptEnd", {
  description: "Why an attempt ended.",
  values: {
    TIME_UP: { description: "The time was over, and all keys were there or the last moment for them had passed." },
    HANDED_IN: { description: "It was handed in before." },
  } as const,
});

const isUnderWay = ({ endedAt }: ExamAttempt): boolean => endedAt === null;
const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

export const ExamAttemptObject = builder.objectRef<AttemptOfExam>("ExamAttempt").implement({
  description: "One attempt. What it is worth, and where its errors are, is told when it has ended and not before.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "From 1." }),
    startsAt: t.field({
      type: "DateTime",
      resolve: ({ attempt }) => new Date(attempt.startsAt),
      description: "The attempt's zero, by the server's clock. Keys before it do not count.",
    }),
    endsAt: t.field({
      type: "DateTime",
      resolve: ({ state, attempt }) => new Date(attemptDeadline(state, attempt)),
      description: "When its time is over. Keys after it do not count.",
    }),
    collectsUntil: t.field({
      type: "DateTime",
      resolve: ({ state, attempt }) => new Date(collectDeadline(state, attempt)),
      description: "The last moment at which keys may arrive that were typed in time.",
    }),
    device: t.string({
      resolve: ({ attempt }) => attempt.device,
      description: "Id of the page that types, as that page drew it.",
    }),
    seat: t.int({
      resolve: ({ attempt }) => attempt.seat,
      description: "How often it went to another page, from 1. Keys of an earlier seat are refused.",
    }),
    isAway: t.boolean({
      resolve: ({ attempt }) => attempt.awaySince !== null,
      description: "Whether the page has said that it is gone. The clock runs on.",
    }),
    absences: t.int({ resolve: ({ attempt }) => attempt.absences, description: "How often it went." }),
    longestDelayMs: t.int({
      resolve: ({ attempt }) => attempt.longestDelayMs,
      description: "The longest that keys took to arrive: long when they were typed without a network.",
    }),
    batch: t.int({
      resolve: ({ attempt }) => attempt.batch,
      description: "Number of the last batch taken; the next is one more.",
    }),
    text: t.string({
      nullable: true,
      resolve: ({ state, attempt, number }) =>
        isUnderWay(attempt) ? layOutExamText(state.settings.norm, state.settings.texts[number - 1] ?? "") : null,
      description: "What is to be typed, more than anybody types in the time. Null once the attempt has ended.",
    }),
    keystrokes: t.field({
      type: "KeystrokeLog",
      nullable: true,
      resolve: ({ attempt }) => (isUnderWay(attempt) ? encodeLog(attemptKeystrokes(attempt)) : null),
      description: "All keystrokes that the server has, for a page that goes on. Null once the attempt has ended.",
    }),
    endedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ attempt }) => toDate(attempt.endedAt),
      description: "When it ended. Null while it goes on.",
    }),
    endedBy: t.field({
      type: AttemptEndEnum,
      nullable: true,
      resolve: ({ attempt }) => attempt.endedBy,
      description: "Why it ended. Null while it goes on.",
    }),
    grade: t.field({
      type: ExamGradeObject,
      nullable: true,
      resolve: ({ state, number }) => attemptGrade(state, number),
      description: "What it is worth. Null while it goes on.",
    }),
  }),
});
