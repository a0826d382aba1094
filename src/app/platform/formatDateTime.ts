const long = new Intl.DateTimeFormat("nl-NL", { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });
const short = new Intl.DateTimeFormat("nl-NL", { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });

/** An instant as people here read it, in Dutch and in their own time: "21 november 2026 om 09:14"; in a table "21 nov 2026, 09:14". */
export function formatDateTime(iso: string, size: "long" | "short" = "long"): string {
  return (size === "long" ? long : short).format(new Date(iso));
}
