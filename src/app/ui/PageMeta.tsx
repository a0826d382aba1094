import { Helmet } from "react-helmet-async";
import { type HeadTagsProps, headTags } from "./HeadTags";

/** Title and meta tags of a page. Exactly one per page, above anything that suspends: every one is rendered. */
export function PageMeta(props: HeadTagsProps) {
  return <Helmet>{headTags(props)}</Helmet>;
}
