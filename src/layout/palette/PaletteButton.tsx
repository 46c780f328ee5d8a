import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';
import { PlainButton } from '../../components/plain/PlainButton';
import { plainIcon } from '../../components/plain/plainIcon';
import { shortcutKeys, shortcutText } from '../../components/shortcut';

const searchIcon = plainIcon(SearchIcon);

interface PaletteButtonProps {
  /** As wide as a search field, showing its shortcut; otherwise an icon whose tooltip shows it. */
  isWide?: boolean;
  onOpen: () => void;
}

/** Opens the command palette, and shows its shortcut. */
export const PaletteButton = ({ isWide = false, onOpen }: PaletteButtonProps) => {
  const translate = useTranslate();
  const label = translate('app.palette.open');
  const keys = shortcutText('K');
  const button = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': shortcutKeys('K'),
    onClick: onOpen,
  } as const;
  if (!isWide) {
    return (
      <PlainButton {...button} label={label} tooltip={`${label} (${keys})`} icon={searchIcon} />
    );
  }
  return (
    <button type="button" className="palette-entrance" {...button}>
      {searchIcon}
      <span>{label}</span>
      <kbd aria-hidden>{keys.replace('+', ' ')}</kbd>
    </button>
  );
};
