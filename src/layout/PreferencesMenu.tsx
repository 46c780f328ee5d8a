import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useLocales, useNavigate, useTranslate } from 'ra-core';
import { useConsoleActions } from '../components/ConsoleContext';
import { addressOf } from '../routing/addresses';
import { helpLinks } from './helpLinks';
import { useSpeak } from './useSpeak';

interface PreferencesMenuProps {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
  onTimeZone: () => void;
}

interface Choice {
  key: string;
  name: string;
  lang?: string;
  isChosen: boolean;
  choose: () => void;
}

/** The choices of a theme. */
export const modes = ['light', 'dark', 'system'] as const;

/** Theme, language and time zone of the console, and which console it is. */
export const PreferencesMenu = ({ id, anchor, onClose, onTimeZone }: PreferencesMenuProps) => {
  const translate = useTranslate();
  const { mode = 'system', setMode } = useColorScheme();
  const locales = useLocales();
  const [locale, speak] = useSpeak();
  const { showAbout } = useConsoleActions();
  const navigate = useNavigate();
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  const head = (key: string) => (
    <ListSubheader
      key={key}
      role="presentation"
      disableSticky
      sx={{ lineHeight: '28px', fontSize: 12, bgcolor: 'transparent' }}
    >
      {translate(key)}
    </ListSubheader>
  );
  const radio = ({ key, name, lang, isChosen, choose }: Choice) => (
    <MenuItem
      key={key}
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      lang={lang}
      onClick={then(choose)}
    >
      {name}
    </MenuItem>
  );
  return (
    <Menu id={id} anchorEl={anchor} open onClose={onClose}>
      {head('app.theme.label')}
      {modes.map((value) =>
        radio({
          key: value,
          name: translate(`app.theme.${value}`),
          isChosen: value === mode,
          choose: () => setMode(value),
        }),
      )}
      {head('app.language')}
      {locales.map(({ locale: value, name }) =>
        radio({
          key: value,
          name,
          lang: value,
          isChosen: value === locale,
          choose: () => void speak(value),
        }),
      )}
      <Divider component="li" />
      <MenuItem onClick={then(onTimeZone)}>{translate('app.timeZone.label')}</MenuItem>
      <MenuItem onClick={then(() => navigate(addressOf({ area: 'history' })))}>
        {translate('app.nav.history')}
      </MenuItem>
      {helpLinks().map(({ text, url }) => (
        <MenuItem
          key={text}
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          onClick={onClose}
        >
          {translate(text)}
        </MenuItem>
      ))}
      <MenuItem onClick={then(showAbout)}>{translate('app.about.title')}</MenuItem>
    </Menu>
  );
};
