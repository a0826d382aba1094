import type { ExamTexts } from "../LanguageEntry.ts";
import { sevenMinutes } from "./examTexts/sevenMinutes.ts";
import { tenMinutes } from "./examTexts/tenMinutes.ts";

export const examTexts: ExamTexts = { sevenMinutes, tenMinutes };
