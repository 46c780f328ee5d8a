import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useColorScheme } from '@mui/material/styles';
import { localeNames } from '../../../i18n/locales';
import { usePublicTexts } from '../../../i18n/PublicTexts';

interface Choice<T extends string> {
  value: T;
  name: string;
  lang?: string;
}

interface SwitchProps<T extends string> {
  label: string;
  choices: readonly Choice<T>[];
  chosen: T | undefined;
  onChoose: (value: T) => void;
}

const Switch = <T extends string>({ label, choices, chosen, onChoose }: SwitchProps<T>) => (
  <Box
    role="group"
    aria-label={label}
    sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}
  >
    {choices.map(({ value, name, lang }) => (
      <ButtonBase
        key={value}
        value={value}
        lang={lang}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
        sx={{
          px: 2,
          minHeight: 28,
          // The form in the page writes some names of languages after the rest (ADR 20).
          minWidth: lang ? 64 : undefined,
          whiteSpace: 'nowrap',
          borderRadius: '6px',
          fontFamily: 'inherit',
          fontVariantNumeric: 'inherit',
          fontSize: 13,
          lineHeight: 'inherit',
          color: 'text.secondary',
          '&:hover': { color: 'text.primary' },
          '&[aria-pressed=true]': {
            color: 'text.primary',
            fontWeight: 600,
            bgcolor: 'divider',
            '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
          },
        }}
      >
        {name}
      </ButtonBase>
    ))}
  </Box>
);

const modes = ['light', 'dark', 'system'] as const;

export const Preferences = () => {
  const { translate, locale, changeLocale } = usePublicTexts();
  const { mode, setMode } = useColorScheme();
  return (
    <>
      <Switch
        label={translate('public.language')}
        choices={localeNames.map(({ locale, name }) => ({ value: locale, name, lang: locale }))}
        chosen={locale}
        onChoose={changeLocale}
      />
      <Switch
        label={translate('public.theme.label')}
        choices={modes.map((value) => ({ value, name: translate(`public.theme.${value}`) }))}
        chosen={mode}
        onChoose={setMode}
      />
    </>
  );
};
