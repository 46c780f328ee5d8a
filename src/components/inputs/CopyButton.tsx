import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useCopy } from './useCopy';

interface CopyButtonProps {
  text: string;
  /** What is copied, for the name of the button. */
  name: string;
  /** The text is never repeated in a message. */
  isSecret?: boolean;
}

/** Copies a text. It works in a form that is disabled as a whole, so it is no button element. */
export const CopyButton = ({ text, name, isSecret = false }: CopyButtonProps) => {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <Tooltip title={translate('app.clipboard.copy')}>
      <IconButton
        component="span"
        disabled={false}
        size="small"
        aria-label={translate('app.clipboard.copyNamed', { name })}
        onClick={(event) => {
          event.stopPropagation();
          event.preventDefault();
          copy(text, isSecret ? name : undefined);
        }}
        sx={{ '& svg': { fontSize: 16 } }}
      >
        <CopyIcon />
      </IconButton>
    </Tooltip>
  );
};
