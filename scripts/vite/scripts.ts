import { readdirSync } from 'node:fs';
import type { Script } from './oneScript.ts';

/** The files of resources whose names match `ending`. */
const screens = (ending: RegExp) =>
  readdirSync('src/resources', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/resources/${file.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file))
    .sort();

/** What the indexes of the libraries name and only the screens after the first one use. */
const formsOnly = new RegExp(
  [
    'react-hook-form/',
    'ra-core/dist/(form|controller/(edit|create|input))/',
    'ra-ui-materialui/dist/(input|form|detail)/',
    '@mui/material/(Slider|Tabs?|TabScrollButton|ToggleButtonGroup|LinearProgress|Accordion\\w*)/',
    '@mui/material/(ListItem|ListItemSecondaryAction|FormControlLabel|Divider)/',
  ].join('|'),
);

/**
 * The scripts of the build, in the order in which a visit wants them: the signed-out pages, signing in to
 * hosted mode, the console with its first list, the other lists, and the forms. What none of them imports
 * at once stays on its own.
 */
export const scripts: Script[] = [
  {
    name: 'signed-out',
    roots: [
      'index.html',
      'src/pages/public/LoginPage.tsx',
      'src/i18n/en/public.ts',
      'src/i18n/en/parts.ts',
      'src/i18n/AddedTexts.tsx',
      'src/authProvider/signOut.ts',
    ],
  },
  {
    name: 'hosted-sign-in',
    roots: ['src/pages/hosted/signUp/HostedLogin.tsx', 'src/i18n/en/hostedLogin.ts'],
  },
  {
    name: 'console',
    roots: [
      'src/App.tsx',
      'src/resources/accounts/AccountList.tsx',
      // Loaded before anyone can log out: offline nothing more can be loaded.
      'src/pages/public/parts/SignOutWarning.tsx',
      // What other languages use of the libraries, and the screens too: they would come with it.
      'src/i18n/muiLocale.ts',
      'node_modules/@mui/material/locale/utils/buildFormatNumber.mjs',
    ],
    without: formsOnly,
  },
  // Every list but those of the next two, which are as large again.
  {
    name: 'lists',
    roots: [
      ...screens(/^src\/resources\/(?!phone-numbers|recent-calls|alerts)[^/]+\/[A-Z]\w+List\.tsx$/),
      'src/components/list/views/ViewsMenu.tsx',
      'src/components/inputs/ManyChoices.tsx',
    ],
    without: formsOnly,
  },
  {
    name: 'numbers',
    roots: screens(/\/phone-numbers\/[A-Z]\w+List\.tsx$/),
    without: formsOnly,
  },
  {
    name: 'calls',
    roots: [
      ...screens(/\/(recent-calls|alerts)\/[A-Z]\w+List\.tsx$/),
      'src/pages/home/HomePage.tsx',
      'src/layout/palette/CommandPalette.tsx',
    ],
    without: formsOnly,
  },
  // Both of the next two read addresses.
  { name: 'addresses', roots: ['node_modules/ipaddr.js/lib/ipaddr.js'] },
  // What an open call shows first, without the forms.
  {
    name: 'call-details',
    roots: ['src/resources/recent-calls/details/CallDetails.tsx'],
    without: formsOnly,
  },
  {
    name: 'forms',
    roots: [
      ...screens(/\/[^/]+\/[A-Z]\w+(Create|Edit)\.tsx$/),
      'src/pages/system/SettingsPage.tsx',
      'src/dataProvider/writes.ts',
      'src/components/dialogs/DeleteConfirmation.tsx',
    ],
  },
];
