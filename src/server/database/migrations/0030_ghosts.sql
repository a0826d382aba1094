ALTER TABLE "users" ADD COLUMN "allows_ghost" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_ghosts" ON "users" USING btree ("id") WHERE allows_ghost;