import type { Localization } from '@mui/material/locale';
import type { frFR, PickersLocaleText } from '@mui/x-date-pickers/locales';

/** The own texts of MUI's components, as the part of a theme that MUI's documentation calls a locale. */
export interface MuiLocale {
  components: Localization['components'] & {
    MuiLocalizationProvider: { defaultProps: { localeText: object; adapterLocale: string } };
  };
}

/**
 * Joins what `@mui/material/locale` and `@mui/x-date-pickers/locales` say in one language.
 * `dayjsLocale` names the locale of dayjs in which dates are written; the caller imports it. `pickers` says
 * what the date pickers lack, or should say otherwise.
 */
export const createMuiLocale = (
  dayjsLocale: string,
  components: Localization,
  datePickers?: typeof frFR,
  pickers?: Partial<PickersLocaleText>,
): MuiLocale => ({
  components: {
    ...components.components,
    MuiLocalizationProvider: {
      defaultProps: {
        localeText: {
          ...datePickers?.components.MuiLocalizationProvider.defaultProps.localeText,
          ...pickers,
        },
        adapterLocale: dayjsLocale,
      },
    },
  },
});
