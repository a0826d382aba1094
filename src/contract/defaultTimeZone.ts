/** Whose midnight ends a day and a week where a host says nothing else (SPEC section 9). */
export const DEFAULT_TIME_ZONE = "Europe/Amsterdam";
