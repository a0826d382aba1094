import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TextPreview_text$key } from "../../../../__generated__/TextPreview_text.graphql";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import styles from "./TextPage.module.css";

/** As much of a book as one reads before choosing it. */
const START = 1500;

/** The words of a text, as they are typed; of a long one its beginning first. */
export function TextPreview({ textRef }: { readonly textRef: TextPreview_text$key }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const { body, language } = useFragment(
    graphql`
      fragment TextPreview_text on Text @throwOnFieldError {
        body
        language
      }
    `,
    textRef,
  );
  const isCut = !isWhole && body.length > START + 200;
  const start = isCut ? body.slice(0, body.lastIndexOf(" ", START)) : body;
  return (
    <Card title={t`Text`}>
      <p className={styles["body"]} lang={language.toLowerCase()}>
        {isCut ? `${start} …` : body}
      </p>
      {isCut && (
        <div>
          <Button isSmall onClick={() => setWhole(true)}>
            {t`Show the whole text`}
          </Button>
        </div>
      )}
    </Card>
  );
}
