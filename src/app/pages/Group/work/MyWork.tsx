import { graphql, useFragment } from "react-relay";
import type { MyWork_group$key } from "../../../../../__generated__/MyWork_group.graphql";
import { WorkList } from "../../Assignment/list/WorkList";

/**
 * On the overview of a group: what is asked of the member who looks. Nothing for those who run it: they have their own
 * page of work.
 */
export function MyWork({ groupRef }: { readonly groupRef: MyWork_group$key }) {
  const group = useFragment(
    graphql`
      fragment MyWork_group on Group @throwOnFieldError {
        myRole
        ...WorkList_group
      }
    `,
    groupRef,
  );
  return group.myRole === "MEMBER" ? <WorkList groupRef={group} /> : null;
}
