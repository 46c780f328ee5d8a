import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useI18nProvider, useLocaleState, useLocales, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';

interface ChoiceMenuProps {
  label: string;
  icon: ReactNode;
  value: string;
  choices: { value: string; name: string; lang?: string }[];
  onChoose: (value: string) => void;
}

const ChoiceMenu = ({ label, icon, value, choices, onChoose }: ChoiceMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-controls={anchor ? id : undefined}
          aria-expanded={anchor ? true : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            lang={choice.lang}
            onClick={() => {
              onChoose(choice.value);
              setAnchor(null);
            }}
          >
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const themeIcons = {
  light: <LightIcon fontSize="small" />,
  dark: <DarkIcon fontSize="small" />,
  system: <SystemIcon fontSize="small" />,
};

/** Theme and language of the console. */
export const ViewSwitches = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const translate = useTranslate();
  const { mode = 'system', setMode } = useColorScheme();
  const locales = useLocales();
  const notify = useNotify();
  const i18nProvider = useI18nProvider();
  const [locale, setLocale] = useLocaleState();
  const speak = async (wanted: string) => {
    try {
      // First the texts, then what is told by the language: nothing has to be drawn anew.
      await i18nProvider.changeLocale(wanted);
      setLocale(wanted);
    } catch {
      notify('ra.notification.i18n_error', { type: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: isCollapsed ? 'column' : 'row', gap: 1 }}>
      <ChoiceMenu
        label={translate('app.theme.label')}
        icon={themeIcons[mode]}
        value={mode}
        choices={(['light', 'dark', 'system'] as const).map((value) => ({
          value,
          name: translate(`app.theme.${value}`),
        }))}
        onChoose={(value) => setMode(value as 'light' | 'dark' | 'system')}
      />
      <ChoiceMenu
        label={translate('app.language')}
        icon={<TranslateIcon fontSize="small" />}
        value={locale}
        choices={locales.map(({ locale: value, name }) => ({ value, name, lang: value }))}
        onChoose={speak}
      />
    </Box>
  );
};
