/** Whether an answer of this media type is meant for us: what a captive portal or a proxy writes is not. */
export function isJson(mediaType: string | null): boolean {
  return /json/u.test(mediaType ?? "");
}
