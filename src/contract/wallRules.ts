import { array, number, object, string } from "yup";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./limits";

const code: ErrorCode = "OUT_OF_RANGE";

/** The goal of a group's day in whole minutes; null for the standard minutes of each member. */
export const classGoalRules = object({
  minutes: number()
    .nullable()
    .default(null)
    .integer(code)
    .min(limits.classGoal.min, code)
    .max(limits.classGoal.max, code),
});

const { columns, lastSeat } = limits.seating;

/** Where the members of a group sit: each seat once. */
export const seatingRules = object({
  columns: number().required().integer(code).min(columns.min, code).max(columns.max, code),
  seats: array(
    object({ userId: string().required(), seat: number().required().integer(code).min(0, code).max(lastSeat, code) }),
  )
    .required()
    .max(limits.groupMembers, code)
    .test("distinct", code, (seats) => new Set(seats.map(({ seat }) => seat)).size === seats.length),
});
