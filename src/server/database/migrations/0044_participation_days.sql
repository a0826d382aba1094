CREATE TABLE "participation_days" (
	"day" integer PRIMARY KEY NOT NULL,
	"counted" jsonb,
	"sums" jsonb
);
