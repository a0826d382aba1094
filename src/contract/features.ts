/** What admins can switch off for everybody: making and joining races, sending files, and signing up. */
export const features = ["RACES", "UPLOADS", "SIGN_UP"] as const;

export type Feature = (typeof features)[number];
