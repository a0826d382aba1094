import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { GroupRaces_group$key } from "../../../../../__generated__/GroupRaces_group.graphql";
import type { UpdateState } from "../../../relay/useLiveQuery";
import { Card } from "../../../ui/Card";
import { GroupRaceList } from "./GroupRaceList";
import { StartGroupRace } from "./StartGroupRace";
import { useGroupRaceUpdates } from "./useGroupRaceUpdates";

const leads: Readonly<Record<UpdateState, MessageDescriptor>> = {
  live: msg`Everybody types the same text at the same time.`,
  away: msg`Not live at the moment: the server cannot be reached. It is tried again by itself.`,
  polling: msg`There is no live connection here. This list updates every two seconds.`,
  gone: msg`No news come any more. Reload the page to see what is new.`,
};

/** The races of a group: its coaches start them from here, its members come in. */
export function GroupRaces({ groupRef }: { readonly groupRef: GroupRaces_group$key }) {
  const { t } = useLingui();
  const { id, myRole, archivedAt, races } = useFragment(
    graphql`
      fragment GroupRaces_group on Group @throwOnFieldError {
        id
        myRole
        archivedAt
        races {
          id
          ...GroupRaceList_races
        }
      }
    `,
    groupRef,
  );
  const updates = useGroupRaceUpdates(id, races.id);
  // Only an admin sees a group without being in it, and may do in it what its owner may.
  const mayConduct = myRole !== "MEMBER";
  return (
    <Card title={t`Races`} lead={t(leads[updates])}>
      {mayConduct && archivedAt == null && <StartGroupRace groupId={id} />}
      <GroupRaceList racesRef={races} mayConduct={mayConduct} />
    </Card>
  );
}
