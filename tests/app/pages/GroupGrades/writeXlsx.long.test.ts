import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type SheetValue, toCsvValue } from "../../../../src/app/pages/GroupGrades/gradeSheet";
import { writeXlsx } from "../../../../src/app/pages/GroupGrades/writeXlsx";
import { writeCsv } from "../../../../src/app/platform/csv";

/** LibreOffice opens both files and shows the same cells. TYPELOOP_SOFFICE is the path of another `soffice`. */
const soffice = process.env["TYPELOOP_SOFFICE"] ?? "/usr/bin/soffice";

const rows: readonly (readonly SheetValue[])[] = [
  ["Naam", "Gebruikersnaam", "Gemiddelde", "De vos; deel 1", '=cmd|"/c calc"!A1'],
  ["Inleverdatum", null, null, new Date("2026-11-21T00:00:00.000Z"), new Date("2026-12-01T00:00:00.000Z")],
  ["Weging", null, null, 2, 1],
  ["Çem Yıldız", "cem", 8.2, 7.3, "vrijstelling"],
  ["=1+1", "+31", 10, null, "goed"],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "typeloop-xlsx-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads a blob of jsdom, which has no `arrayBuffer`. */
function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob);
  });
}

/** The cells of a file as LibreOffice shows them in English, separated by bars. */
async function shownIn(file: string, filter: string): Promise<readonly string[]> {
  await promisify(execFile)(
    soffice,
    [
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      ...(filter === "" ? [] : [`--infilter=${filter}`]),
      "--convert-to",
      // A bar between cells, UTF-8, and each cell as it is shown.
      "csv:Text - txt - csv (StarCalc):124,34,76,1,,0,false,true",
      "--outdir",
      path.join(folder, "out"),
      file,
    ],
    { timeout: 120_000 },
  );
  const text = await readFile(path.join(folder, "out", `${path.parse(file).name}.csv`), "utf8");
  return text.trimEnd().split(/\r?\n/u);
}

test("XLSX", async () => {
  const file = path.join(folder, "grades.xlsx");
  const sheets = [{ name: "Cijfers", rows, isBook: true }];
  await writeFile(file, await bytesOf(await writeXlsx(sheets)));
  expect(await shownIn(file, "")).toEqual([
    'Naam|Gebruikersnaam|Gemiddelde|De vos; deel 1|"=cmd|""/c calc""!A1"',
    "Inleverdatum|||2026-11-21|2026-12-01",
    "Weging|||2|1",
    "Çem Yıldız|cem|8.2|7.3|vrijstelling",
    "=1+1|+31|10||goed",
  ]);
});

test("CSV in Dutch: semicolons, decimal commas, and nothing that is computed", async () => {
  const file = path.join(folder, "grades-nl.csv");
  await writeFile(
    file,
    [
      ...writeCsv(
        "nl-NL",
        rows.map((row) => row.map(toCsvValue)),
      ),
    ].join(""),
  );
  // Semicolons (59), UTF-8 (76), Dutch (1043). Numbers are recognized, and shown with a point like those above.
  expect(await shownIn(file, "Text - txt - csv (StarCalc):59,34,76,1,,1043,false,true")).toEqual([
    `Naam|Gebruikersnaam|Gemiddelde|De vos; deel 1|"'=cmd|""/c calc""!A1"`,
    "Inleverdatum|||2026-11-21|2026-12-01",
    "Weging|||2|1",
    "Çem Yıldız|cem|8.2|7.3|vrijstelling",
    "'=1+1|'+31|10||goed",
  ]);
});
