import type { WireLanguage } from "../../../contract/languages/languages";
import { useEffect, useRef } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { RaceSeat_racer$key } from "../../../../__generated__/RaceSeat_racer.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { toLocalTime } from "../../relay/serverClock";
import { sessionQueueStore } from "../../typing/sending/KeystrokeQueue";
import { openRaceRecord } from "./raceRecord";
import { RaceSession, sendKeystrokes } from "./RaceSession";

type Props = {
  readonly code: RaceCode;
  readonly userId: string;
  /** By the server's clock. */
  readonly startsAt: string;
  readonly text: string;
  readonly language: WireLanguage;
  readonly racerRef: RaceSeat_racer$key;
  /**
   * Called once the racer can type, with the session that lasts as long as this component. Must be stable between
   * renders.
   */
  readonly onOpen: (session: RaceSession) => void;
};

/** Opens the viewer's typing session and closes it. It renders with every step of the racer, so it has no output. */
export function RaceSeat({ code, userId, startsAt, text, language, racerRef, onOpen }: Props) {
  const environment = useRelayEnvironment();
  const { batch, position } = useFragment(
    graphql`
      fragment RaceSeat_racer on Racer @throwOnFieldError {
        batch
        position
      }
    `,
    racerRef,
  );
  const latest = useRef({ batch, position });
  useEffect(() => {
    latest.current = { batch, position };
  }, [batch, position]);
  useEffect(() => {
    const zero = toLocalTime(startsAt);
    const record = openRaceRecord({ code, userId, startsAt, text, language }, zero);
    const session = new RaceSession({
      text,
      zero,
      ...latest.current,
      record,
      store: sessionQueueStore("race", `${code}:${userId}`),
      send: sendKeystrokes(environment, code),
    });
    onOpen(session);
    return () => session.close();
  }, [code, userId, startsAt, text, language, environment, onOpen]);
  return null;
}
