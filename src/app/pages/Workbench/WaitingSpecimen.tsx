import { Avatar, ProgressBar, Skeleton } from "../../ui/primitives";
import { Columns } from "./Columns";
import { Row } from "./Row";
import { Specimen } from "./Specimen";

const sizes = ["word", "line", "title", "field", "block"] as const;

/** What stands in the place of something: while it loads, while it is under way, where there is no picture. */
export function WaitingSpecimen() {
  return (
    <Specimen id="waiting" title="Places and pictures">
      <Columns>
        {sizes.map((size) => (
          <Skeleton key={size} size={size} />
        ))}
      </Columns>
      <Columns>
        <ProgressBar label="Not begun" part={0} />
        <ProgressBar label="A third" part={1 / 3} />
        <ProgressBar label="Done" part={1} />
      </Columns>
      <Row>
        <Avatar name="Ada" url={null} size="small" />
        <Avatar name="Ada" url={null} />
        <Avatar name="Ada" url={null} size="large" />
      </Row>
    </Specimen>
  );
}
