import type { ReactElement } from "react";

export type HeadTagsProps = {
  /** The page's title, without the product's name. Missing on the front page. */
  readonly title?: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** Not for search engines. */
  readonly isUnlisted?: boolean;
};

/**
 * Title and meta tags of pages in the first load, which has no react-helmet-async: React moves them into the head. All
 * others use PageMeta.
 */
export function HeadTags(props: HeadTagsProps) {
  return headTags(props);
}

export function headTags({ title, description, isUnlisted = false }: HeadTagsProps): ReactElement {
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
