import type { IEnvironment } from "relay-runtime";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { getToken } from "../../../relay/sessionToken";
import { layoutNameOf } from "../layoutNameOf";
import { askLearning } from "./askLearning";
import { Learner } from "./Learner";

/** Who wants to type does not wait longer for the server; what it says later counts from the next text on. */
const PATIENCE_MS = 1500;

/** What is known of the person on a layout, with what the server says if it says so soon. Never rejects. */
export async function openLearner(environment: IEnvironment, layout: LayoutId): Promise<Learner> {
  const hasAccount = getToken() !== null;
  const learner = new Learner(layout, hasAccount);
  if (!hasAccount) return learner;
  const heard = askLearning(environment, layoutNameOf(layout)).then(
    (learning) => learner.hear(learning),
    () => undefined,
  );
  await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return learner;
}
