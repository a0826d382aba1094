import { useLingui } from "@lingui/react/macro";
import { Dialog } from "../../../../ui/Dialog";
import { TextForm, type EditedText } from "./TextForm";

type Props = {
  readonly isOpen: boolean;
  readonly text: EditedText;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** Where a text of one's own gets its title, or is changed. */
export function TextDialog({ isOpen, text, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const done = (): void => {
    onClose();
    onSaved();
  };
  return (
    <Dialog title={text.id === null ? t`Keep this text` : t`Change this text`} isOpen={isOpen} onClose={onClose}>
      <TextForm text={text} onSaved={done} />
    </Dialog>
  );
}
