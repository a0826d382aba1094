/** Where in a record the parts of a row stand. Several parts of a name are joined. */
export type Columns = { readonly name: readonly number[]; readonly username: number | null };

type Part = "name" | "first" | "infix" | "last" | "username";

/**
 * Headings of columns, in the words of people, spreadsheets and school systems, without capitals, spaces, dashes and
 * full stops.
 */
const headings: ReadonlyMap<string, Part> = new Map(
  Object.entries({
    name: "name",
    fullname: "name",
    displayname: "name",
    student: "name",
    pupil: "name",
    member: "name",
    naam: "name",
    volledigenaam: "name",
    weergavenaam: "name",
    leerling: "name",
    deelnemer: "name",
    lid: "name",
    firstname: "first",
    givenname: "first",
    voornaam: "first",
    roepnaam: "first",
    infix: "infix",
    tussenvoegsel: "infix",
    tussenvoegsels: "infix",
    tussenv: "infix",
    lastname: "last",
    surname: "last",
    familyname: "last",
    achternaam: "last",
    username: "username",
    user: "username",
    login: "username",
    gebruikersnaam: "username",
    inlognaam: "username",
    gebruiker: "username",
  } as const),
);

/** The columns that a row of headings names; null when it is none: its first words are a name then. */
export function findColumns(record: readonly string[]): Columns | null {
  const parts = record.map((cell) => headings.get(cell.toLowerCase().replace(/[\s._-]/gu, "")));
  const all = (part: Part) => parts.flatMap((each, index) => (each === part ? [index] : []));
  const whole = all("name");
  const name =
    whole.length > 0
      ? whole.slice(0, 1)
      : [...all("first").slice(0, 1), ...all("infix").slice(0, 1), ...all("last").slice(0, 1)];
  return name.length === 0 ? null : { name, username: all("username")[0] ?? null };
}
