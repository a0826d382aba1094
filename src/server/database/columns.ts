import { customType, timestamp } from "drizzle-orm/pg-core";

/** Milliseconds are all the precision a JavaScript date has: cursors over these columns skip and repeat nothing. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });
