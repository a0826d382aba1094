/** The languages of an `Accept-Language` header, the favourite first. */
export function acceptedLanguages(header: string | undefined): readonly string[] {
  const wanted = (header ?? "").split(",").map((part) => {
    const [language = "", ...parameters] = part.trim().split(";");
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/u.exec(parameter)?.[1])
      .find((found) => found !== undefined);
    return { language, weight: weight === undefined ? 1 : Number(weight) };
  });
  return wanted
    .filter(({ language, weight }) => language !== "" && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}
