import { adminOf } from "../admins/admins";
import { features, isOnAtFirst, type Feature } from "../../contract/enums";
import { recordAct } from "../audit/auditLog";
import { type Database, inTransaction } from "../database/Database";
import { featureSwitches } from "../database/userSchema";
import type { PubSub } from "../redis/PubSub";
import { DomainError } from "../DomainError";
import type { Context } from "../Context";

/** The setting of a feature. Who changed it and when are null if no one ever did. */
export type FeatureSwitch = {
  readonly feature: Feature;
  readonly isOn: boolean;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
};

/** How often a process reads the switches itself if it gets no messages, in ms. */
const FRESH_MS = 15_000;

const CHANNEL = "switches";

/**
 * The feature switches. They are read often and changed rarely, so they are cached, and read again when another process
 * announces a change and every 15 seconds.
 */
export class FeatureSwitches {
  readonly #database: Database;
  readonly #pubSub: PubSub;
  readonly #now: () => number;
  readonly #stops: readonly (() => void)[];
  #reading: Promise<readonly FeatureSwitch[]> | null = null;
  #readAt = 0;
  #lastRead: readonly FeatureSwitch[] = features.map(untouched);

  constructor(database: Database, pubSub: PubSub, now: () => number) {
    this.#database = database;
    this.#pubSub = pubSub;
    this.#now = now;
    const forget = () => (this.#reading = null);
    this.#stops = [pubSub.subscribe(CHANNEL, forget), pubSub.onMissed(forget)];
  }

  async isOn(feature: Feature): Promise<boolean> {
    const all = await this.all();
    return all.find((one) => one.feature === feature)?.isOn ?? isOnAtFirst(feature);
  }

  /** All switches in a fixed order. While the database is unreachable, the last known ones. */
  all(): Promise<readonly FeatureSwitch[]> {
    const isFresh = this.#now() - this.#readAt < FRESH_MS;
    if (this.#reading === null || !isFresh) {
      this.#readAt = this.#now();
      this.#reading = this.#read();
    }
    return this.#reading;
  }

  /** @param userId row id of the admin. */
  async set(feature: Feature, isOn: boolean, userId: string): Promise<void> {
    const at = new Date(this.#now());
    const values = { isOn, changedBy: userId, changedAt: at };
    const action = isOn ? "FEATURE_RESUMED" : "FEATURE_PAUSED";
    await inTransaction(this.#database, async (transaction) => {
      await transaction
        .insert(featureSwitches)
        .values({ feature, ...values })
        .onConflictDoUpdate({ target: featureSwitches.feature, set: values });
      await recordAct(transaction, { by: userId, at, action, target: { kind: "Feature", id: feature, name: feature } });
    });
    this.#pubSub.publish(CHANNEL, "");
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  async #read(): Promise<readonly FeatureSwitch[]> {
    try {
      const rows = await this.#database.select().from(featureSwitches);
      this.#lastRead = features.map((feature) => rows.find((row) => row.feature === feature) ?? untouched(feature));
    } catch {
      // Makes the next call read again.
      this.#readAt = 0;
    }
    return this.#lastRead;
  }
}

/** A feature that no admin has switched yet. */
function untouched(feature: Feature): FeatureSwitch {
  return { feature, isOn: isOnAtFirst(feature), changedBy: null, changedAt: null };
}

declare module "../Context" {
  interface Services {
    readonly switches: FeatureSwitches;
  }
}

/** A feature as it is now. */
export type ChangedSwitch = { readonly featureSwitch: FeatureSwitch };

/** Switches a feature on or off for everyone. For admins. */
export async function setSwitch(
  context: Context,
  feature: Feature,
  isOn: boolean,
): Promise<ChangedSwitch | DomainError> {
  const admin = adminOf(context);
  if (admin instanceof DomainError) return admin;
  const { switches } = context.services;
  await switches.set(feature, isOn, admin.userId);
  const featureSwitch = (await switches.all()).find((one) => one.feature === feature);
  return featureSwitch ? { featureSwitch } : new DomainError("NOT_FOUND");
}
