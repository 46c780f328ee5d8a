import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';
import { PlainButton } from '../../components/plain/PlainButton';
import { plainIcon } from '../../components/plain/plainIcon';
import { shortcutKeys, shortcutText } from '../../components/shortcut';

const searchIcon = plainIcon(SearchIcon);

/** Opens the command palette, and shows its shortcut. */
export const PaletteButton = ({ onOpen }: { onOpen: () => void }) => {
  const translate = useTranslate();
  const label = translate('app.palette.open');
  return (
    <PlainButton
      label={label}
      tooltip={`${label} (${shortcutText('K')})`}
      icon={searchIcon}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcutKeys('K')}
      onClick={onOpen}
    />
  );
};
