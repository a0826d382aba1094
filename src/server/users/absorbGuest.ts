import { and, eq } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { sessions, users } from "../database/schema";
import type { Services } from "../services";
import { moveEverything } from "./moveEverything";

/**
 * Moves what a guest has typed, learnt, passed and kept, with their exams, to an account, and ends the guest. Does
 * nothing when the token is no guest's, so that
 * asking twice is as good as once.
 */
export async function absorbGuest(services: Services, guestToken: string, accountId: string): Promise<void> {
  const guest = await services.sessions.viewerOf(guestToken);
  if (guest?.role !== "GUEST") return;
  const ended = await services.database.transaction((transaction) => absorb(transaction, guest.userId, accountId));
  // Their rows are gone with the guest: this closes what they hold open.
  await services.sessions.activeAmong(ended);
}

async function absorb(transaction: Transaction, guestId: string, accountId: string): Promise<readonly string[]> {
  // Waits for a run that is just being saved; one that comes later finds no account.
  const [guest] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, guestId), eq(users.role, "GUEST")))
    .for("update");
  if (!guest) return [];
  const open = await transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, guestId));
  await moveEverything(transaction, guestId, accountId);
  await transaction.delete(users).where(eq(users.id, guestId));
  return open.map(({ id }) => id);
}
