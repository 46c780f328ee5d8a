import SystemIcon from '@mui/icons-material/ContrastOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import DensityIcon from '@mui/icons-material/DensitySmallOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import AboutIcon from '@mui/icons-material/InfoOutlined';
import KeysIcon from '@mui/icons-material/KeyboardOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import TimeZoneIcon from '@mui/icons-material/ScheduleOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { useColorScheme } from '@mui/material/styles';
import { useLocales, useTranslate } from 'ra-core';
import { useConsoleActions, useTableDensity } from '../../components/ConsoleContext';
import { plainIcon } from '../../components/plain/plainIcon';
import { addressOf } from '../../routing/addresses';
import { modes } from '../PreferencesMenu';
import { useSpeak } from '../useSpeak';
import type { PaletteItem } from './item';

const icons = {
  about: plainIcon(AboutIcon),
  dark: plainIcon(DarkIcon),
  density: plainIcon(DensityIcon),
  history: plainIcon(HistoryIcon),
  keys: plainIcon(KeysIcon),
  language: plainIcon(LanguageIcon),
  light: plainIcon(LightIcon),
  signOut: plainIcon(SignOutIcon, 'icon ahead'),
  system: plainIcon(SystemIcon),
  timeZone: plainIcon(TimeZoneIcon),
};

/** Theme, language, time zone, density, shortcuts, About and Log out as commands. */
export function useConsoleCommands(group: string): PaletteItem[] {
  const translate = useTranslate();
  const { mode = 'system', setMode } = useColorScheme();
  const locales = useLocales();
  const [locale, speak] = useSpeak();
  const { isCompact, toggle } = useTableDensity();
  const { signOut, showAbout, showKeys, showTimeZone } = useConsoleActions();
  const choice = (what: string, value: string) =>
    translate('app.labelled', { label: translate(what), value });
  const themeCommands = modes
    .filter((value) => value !== mode)
    .map((value) => ({
      key: `theme ${value}`,
      icon: icons[value],
      label: choice('app.theme.label', translate(`app.theme.${value}`)),
      act: () => setMode(value),
    }));
  const languageCommands = locales
    .filter((other) => other.locale !== locale)
    .map((other) => ({
      key: `language ${other.locale}`,
      icon: icons.language,
      label: choice('app.language', other.name),
      act: () => void speak(other.locale),
    }));
  const commands: Omit<PaletteItem, 'group'>[] = [
    ...themeCommands,
    ...languageCommands,
    {
      key: 'timeZone',
      icon: icons.timeZone,
      label: translate('app.timeZone.label'),
      act: showTimeZone,
    },
    {
      key: 'density',
      icon: icons.density,
      label: translate(isCompact ? 'app.palette.roomyRows' : 'app.list.density'),
      words: translate('app.palette.density'),
      act: toggle,
    },
    {
      key: 'history',
      icon: icons.history,
      label: translate('app.nav.history'),
      href: addressOf({ area: 'history' }),
    },
    { key: 'keys', icon: icons.keys, label: translate('app.keys.title'), act: showKeys },
    { key: 'about', icon: icons.about, label: translate('app.about.title'), act: showAbout },
    { key: 'signOut', icon: icons.signOut, label: translate('app.nav.signOut'), act: signOut },
  ];
  return commands.map((command) => ({ group, ...command }));
}
