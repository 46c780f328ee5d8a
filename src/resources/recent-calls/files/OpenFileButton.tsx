import OpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { useTranslate } from 'ra-core';
import { OutlinedLink } from '../../../components/plain/OutlinedLink';
import { plainIcon } from '../../../components/plain/plainIcon';
import { addressOf } from '../../../routing/addresses';

const openIcon = plainIcon(OpenIcon);

/** The way to captures and recordings of the operator's own. */
export const OpenFileButton = () => (
  <OutlinedLink
    to={addressOf({ area: 'call-tools' })}
    label={useTranslate()('resources.recent-calls.files.open')}
    icon={openIcon}
  />
);
