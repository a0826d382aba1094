import type { LiveTopic } from "./LiveTopic";

const doNothing = () => {};

/**
 * A topic as graphql-js wants it: the value now, then one after each change. The hub does not use it; it serves
 * documents that are
 * sent as text, where those are allowed.
 */
export async function* topicValues<Value extends object>(
  found: LiveTopic | null | Promise<LiveTopic | null>,
): AsyncGenerator<Value> {
  const topic = await found;
  if (!topic) return;
  let wake: () => void = doNothing;
  let changed = true;
  const unwatch = topic.watch(() => {
    changed = true;
    wake();
  });
  try {
    for (;;) {
      if (!changed) await new Promise<void>((resolve) => (wake = resolve));
      changed = false;
      const value = topic.current(topic.audience?.current() ?? "");
      if (value === null) return;
      yield value as Value;
      await new Promise((resolve) => setTimeout(resolve, topic.intervalMs));
    }
  } finally {
    unwatch();
  }
}
