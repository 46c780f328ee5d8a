import SystemIcon from '@mui/icons-material/ContrastOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import TimeZoneIcon from '@mui/icons-material/ScheduleOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useI18nProvider, useLocaleState, useLocales, useNotify, useTranslate } from 'ra-core';
import { memo, type ReactElement, Suspense, useId, useState } from 'react';
import { useConsoleActions } from '../components/ConsoleContext';
import { isMissingCode } from '../components/missingCode';
import { onDemand } from '../components/onDemand';
import { Bounded } from '../components/page/Bounded';
import { PlainButton } from '../components/plain/PlainButton';
import { plainIcon } from '../components/plain/plainIcon';

const TimeZoneDialog = onDemand(async () => (await import('./TimeZoneDialog')).TimeZoneDialog);

interface ChoiceMenuProps {
  label: string;
  icon: ReactElement;
  showsLabel: boolean;
  value: string;
  choices: { value: string; name: string; lang?: string }[];
  onChoose: (value: string) => void;
}

const ChoiceMenu = (props: ChoiceMenuProps) => {
  const { label, icon, showsLabel, value, choices, onChoose } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <PlainButton
        label={label}
        icon={icon}
        showsLabel={showsLabel}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor ? true : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Menu id={id} anchorEl={anchor} open onClose={() => setAnchor(null)}>
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
      )}
    </>
  );
};

const themeIcons = {
  light: plainIcon(LightIcon),
  dark: plainIcon(DarkIcon),
  system: plainIcon(SystemIcon),
};

const translateIcon = plainIcon(TranslateIcon);
const timeZoneIcon = plainIcon(TimeZoneIcon);

const TimeZoneButton = ({ showsLabel }: { showsLabel: boolean }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PlainButton
        label={translate('app.timeZone.label')}
        icon={timeZoneIcon}
        showsLabel={showsLabel}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Bounded of="panel">
          <Suspense fallback={null}>
            <TimeZoneDialog onClose={() => setIsOpen(false)} />
          </Suspense>
        </Bounded>
      )}
    </>
  );
};

/** Theme, language and time zone of the console. */
export const ViewSwitches = memo(function ViewSwitches({ isCollapsed }: { isCollapsed: boolean }) {
  const translate = useTranslate();
  const { mode = 'system', setMode } = useColorScheme();
  const locales = useLocales();
  const notify = useNotify();
  const { tellMissing } = useConsoleActions();
  const i18nProvider = useI18nProvider();
  const [locale, setLocale] = useLocaleState();
  const speak = async (wanted: string) => {
    try {
      // First the texts, then everything that depends on the language: nothing renders twice.
      await i18nProvider.changeLocale(wanted);
      setLocale(wanted);
    } catch (error) {
      const isTold = isMissingCode(error) && (await tellMissing(error));
      if (!isTold) notify('ra.notification.i18n_error', { type: 'error' });
    }
  };
  return (
    <div className={isCollapsed ? 'nav-row collapsed' : 'nav-row view-switches'}>
      <ChoiceMenu
        label={translate('app.theme.label')}
        icon={themeIcons[mode]}
        showsLabel={!isCollapsed}
        value={mode}
        choices={(['light', 'dark', 'system'] as const).map((value) => ({
          value,
          name: translate(`app.theme.${value}`),
        }))}
        onChoose={(value) => setMode(value as 'light' | 'dark' | 'system')}
      />
      <ChoiceMenu
        label={translate('app.language')}
        icon={translateIcon}
        showsLabel={!isCollapsed}
        value={locale}
        choices={locales.map(({ locale: value, name }) => ({ value, name, lang: value }))}
        onChoose={speak}
      />
      <TimeZoneButton showsLabel={!isCollapsed} />
    </div>
  );
});
