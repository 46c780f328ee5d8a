import OpenIcon from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { addressOf } from '../../../routing/addresses';

/** The way to captures and recordings of the operator's own. */
export const OpenFileButton = () => {
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      startIcon={<OpenIcon />}
      component={LinkBase}
      to={addressOf({ area: 'call-tools' })}
    >
      {translate('resources.recent-calls.files.open')}
    </Button>
  );
};
