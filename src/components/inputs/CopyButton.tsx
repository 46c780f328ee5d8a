import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useTranslate } from 'ra-core';
import { asButton } from '../plain/asButton';
import { plainIcon } from '../plain/plainIcon';
import { useCopy } from './useCopy';

const copyIcon = plainIcon(CopyIcon);

interface CopyButtonProps {
  text: string;
  /** What is copied, for the name of the button. */
  name: string;
  /** The text is never repeated in a message: it is a secret, or may hold one. */
  isSecret?: boolean;
}

/** Copies a text, in a form that is disabled as a whole as well. */
export const CopyButton = ({ text, name, isSecret = false }: CopyButtonProps) => {
  const translate = useTranslate();
  const copy = useCopy();
  const label = translate('app.clipboard.copyNamed', { name });
  return (
    <span
      className="plain-button small"
      data-tooltip={translate('app.clipboard.copy')}
      {...asButton(label, () => copy(text, isSecret ? name : undefined))}
    >
      {copyIcon}
    </span>
  );
};
