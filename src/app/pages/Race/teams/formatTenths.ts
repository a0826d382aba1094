/** A number with its one decimal, as a language writes it: 42.0, 42,0. */
export function formatTenths(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
