type Props = {
  /** Of this page, without the product's name. Absent on the front page. */
  readonly title?: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** Not for search engines. */
  readonly isUnlisted?: boolean;
};

/** Title and meta tags, which React moves into the head. Exactly one per page, above anything that suspends. */
export function PageMeta({ title, description, isUnlisted = false }: Props) {
  const whole = title === undefined ? "Typeloop" : `${title} · Typeloop`;
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
