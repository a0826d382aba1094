import { Suspense, useState } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { useConnectionState } from "../../../relay/connectionState";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { TextPractice } from "../TextPractice";
import { AwaitedText } from "./AwaitedText";
import { KeptTextPractice } from "./KeptTextPractice";

/**
 * Runs of whole texts: from the library, or, once the server could not be reached, from those that this browser keeps.
 * Who types one of these is left to it.
 */
export function LibraryPractice({ language }: { readonly language: Language }) {
  const asked = useLoaderData<unknown>();
  // What was asked for in vain: the route asks anew before anybody comes back.
  const [missed, setMissed] = useState<unknown>(null);
  const isOffline = useConnectionState() === "offline";
  const { revalidate } = useRevalidator();
  const leave = (): void => setMissed(asked);

  if (missed === asked) return <KeptTextPractice language={language} onReached={() => void revalidate()} />;
  return (
    <ErrorBoundary rank="part" {...(isOffline && { fallback: <AwaitedText onAway={leave} /> })}>
      <Suspense fallback={<AwaitedText onAway={leave} />}>
        <TextPractice language={language} />
      </Suspense>
    </ErrorBoundary>
  );
}
