import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { OwnTextListQuery } from "../../../../../../__generated__/OwnTextListQuery.graphql";
import { Skeleton } from "../../../../ui/primitives";
import { OwnTextRows } from "./OwnTextRows";

type Props = {
  readonly reference: PreloadedQuery<OwnTextListQuery>;
  /** After a text was changed or deleted. */ readonly onChange: () => void;
};

/** The texts that somebody keeps. */
export function OwnTextList(props: Props) {
  return (
    <Suspense fallback={<Skeleton size="block" />}>
      <LoadedList {...props} />
    </Suspense>
  );
}

function LoadedList({ reference, onChange }: Props) {
  const { viewer } = usePreloadedQuery<OwnTextListQuery>(
    graphql`
      query OwnTextListQuery @throwOnFieldError {
        viewer {
          ...OwnTextRows_viewer
        }
      }
    `,
    reference,
  );
  return viewer ? <OwnTextRows viewerRef={viewer} onChange={onChange} /> : null;
}
