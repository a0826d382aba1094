import type { ErrorLimit, ExamLevel, ExamLevelId, ExamNorm } from "./ExamNorm";

const perThousand = (most: number): ErrorLimit => ({ most, of: 1000, isStrict: false });
const level = (id: ExamLevelId, strokesPerMinute: number): ExamLevel => ({ id, strokesPerMinute, maxErrors: null });

/**
 * Every norm that was ever used, oldest version of a name first.
 *
 * - `cbt` 1 and 2: hetcbt.nl/gasten/examens, 99.5 % until the norm of today, 99.3 %; two tests of seven minutes, the
 * best counts,
 * several errors in one word are one (hetcbt.nl/ledenmenu/eisen). The old silver and gold also asked for word
 * processing, which is no part of this exam.
 * - `ecdl…`: typecertificaat.nl/typenorm, which names neither minutes nor attempts: those of the CBT are taken.
 * - `gerritsen`: gerritsenopleidingen.nl (Examen): three tests of ten minutes, fewer than 1 % errors; 65 with a
 * statement of dyslexia.
 */
export const examNorms: readonly ExamNorm[] = [
  {
    name: "cbt",
    version: 1,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(5),
    levels: [level("diploma", 100)],
    dyslexiaLevels: null,
  },
  {
    name: "cbt",
    version: 2,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(7),
    levels: [level("diploma", 100), { id: "cumLaude", strokesPerMinute: 200, maxErrors: 2 }],
    dyslexiaLevels: null,
  },
  {
    name: "ecdl-junior",
    version: 1,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(10),
    levels: [level("diploma", 100)],
    dyslexiaLevels: null,
  },
  {
    name: "ecdl",
    version: 1,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(5),
    levels: [level("diploma", 130)],
    dyslexiaLevels: null,
  },
  {
    name: "ecdl-pro",
    version: 1,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(5),
    levels: [level("diploma", 150), level("master", 180)],
    dyslexiaLevels: null,
  },
  {
    name: "gerritsen",
    version: 1,
    minutes: 10,
    attempts: 3,
    errorLimit: { most: 10, of: 1000, isStrict: true },
    levels: [level("certificate", 65), level("diploma", 100), level("silver", 115), level("gold", 130)],
    dyslexiaLevels: [level("diploma", 65), level("silver", 115), level("gold", 130)],
  },
];
