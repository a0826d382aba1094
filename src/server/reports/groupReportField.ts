import { isoWeekOfDay } from "../../contract/dates";
import { builder } from "../graphql/builder";
import { GroupNode } from "../groups/GroupNode";
import { isAllowed } from "../groups/openGroup";
import { groupReport, type GroupReport } from "./groupReport";
import { MemberReportObject } from "./MemberReportObject";
import { ReportPeriodEnum } from "./ReportPeriod";

const GroupReportObject = builder.objectRef<GroupReport>("GroupReport").implement({
  description: "What the members of a group did in a time.",
  fields: (t) => ({
    period: t.expose("period", { type: ReportPeriodEnum, description: "What time it is about." }),
    fromWeek: t.field({
      type: "IsoWeek",
      nullable: true,
      resolve: ({ days: { from } }) => (from === null ? null : isoWeekOfDay(from)),
      description: "Its first week. Null for everything since somebody joined.",
    }),
    toWeek: t.field({
      type: "IsoWeek",
      resolve: ({ days: { to }, today }) => isoWeekOfDay(to === null ? today : to - 1),
      description: "Its last week.",
    }),
    members: t.field({
      type: [MemberReportObject],
      resolve: ({ members }) => members,
      description: "Those who practise in the group, by name; its coaches are not reported on. At most 500.",
    }),
  }),
});

builder.objectField(GroupNode, "report", (t) =>
  t.field({
    type: GroupReportObject,
    nullable: true,
    description: "What each member did. For coaches and admins: null for members.",
    args: { period: t.arg({ type: ReportPeriodEnum, description: "What time it is about." }) },
    resolve: (group, { period }, { viewer, services }) =>
      viewer && isAllowed(group, viewer, "COACH") ? groupReport(services, group.id, period) : null,
  }),
);
