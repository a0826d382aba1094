import { useIdle } from "../../platform/watchIdle";
import { Specimen } from "./Specimen";

/** Whether somebody is there, live. */
export function IdleSpecimen() {
  const isIdle = useIdle();
  return (
    <Specimen id="idle" title="Somebody there">
      <p data-idle={isIdle}>{isIdle ? "Nobody for 10 seconds." : "Somebody is here."}</p>
    </Specimen>
  );
}
