const format = new Intl.DateTimeFormat("nl-NL", { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });

/** An instant as people here read it, in Dutch and in their own time: "21 november 2026 om 09:14". */
export function formatDateTime(iso: string): string {
  return format.format(new Date(iso));
}
