import { makeZip } from "./makeZip";

/** What a class of a test's OneRoster file holds: its name, teachers and students by id and whole name. */
export type RosterFile = {
  readonly classes: Readonly<Record<string, string>>;
  /** Given name, middle name, family name, e-mail address. */
  readonly people: Readonly<Record<string, readonly [string, string, string, string?]>>;
  readonly places: readonly (readonly [classId: string, personId: string, role?: string])[];
};

const modes = ["orgs", "users", "classes", "enrollments"].map((name) => `file.${name},bulk`);
const standard = ["manifest.version,1.0", "oneroster.version,1.2", "file.courses,absent", ...modes];

/** The files of a OneRoster 1.2 export, by name. */
export function rosterFiles({ classes, people, places }: RosterFile): Record<string, string> {
  const lines = (head: string, rows: readonly string[]) => [head, ...rows, ""].join("\r\n");
  return {
    "manifest.csv": lines("propertyName,value", standard),
    "orgs.csv": lines("sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId", [
      "school,,,Our school,school,,",
    ]),
    "classes.csv": lines(
      "sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId",
      Object.entries(classes).map(([id, title]) => `${id},,,"${title}",,,,homeroom,,school`),
    ),
    "users.csv": lines(
      "sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email",
      Object.entries(people).map(
        ([id, [given, middle, family, email = ""]]) =>
          `${id},,,true,${id},,"${given}","${family}","${middle}",,${email}`,
      ),
    ),
    "enrollments.csv": lines(
      "sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate",
      places.map(([classId, personId, role = "student"], at) => `e${at},,,${classId},school,${personId},${role},,,`),
    ),
  };
}

/** A zip archive of such files. */
export function zipRoster(files: Readonly<Record<string, string>>): Buffer {
  return makeZip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}
