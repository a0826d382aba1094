import type { ContentHead } from "./Content";

/** The form of the file. Another one is another number. */
export const BACKUP_FORMAT = 1;

/** The first part of a backup. */
export type BackupHead = ContentHead & { readonly typeloopBackup: number; readonly madeAt: string };

/** What the last part of a backup says of each table: without it the file is cut. */
export type TableSum = { readonly rows: number; readonly sha256: string };
export type BackupEnd = { readonly tables: Readonly<Record<string, TableSum>> };

export const HEAD_PART = "head";
export const END_PART = "end";
