import { existsSync, readdirSync } from 'node:fs';
import type { Script } from './oneScript.ts';

/** The files of resources whose names match `ending`. */
const screens = (ending: RegExp) =>
  readdirSync('src/resources', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/resources/${file.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file))
    .sort();

/** A text file of every language. */
const textsOf = (file: string) =>
  readdirSync('src/i18n', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/i18n/${name}/${file}`)
    .filter((path) => existsSync(path));

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
 * hosted mode, the console with its first list, the other lists and the forms. What none of them imports
 * at once stays on its own.
 */
export const scripts: Script[] = [
  {
    name: 'signed-out',
    roots: [
      'index.html',
      'src/pages/public/LoginPage.tsx',
      'src/i18n/en/public.ts',
      'src/i18n/AddedTexts.tsx',
      'src/authProvider/signOut.ts',
      // Of the console too: on its own it would be a script more of the first screen.
      'src/components/fields/format.ts',
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
      // Loaded before anyone can log out, in every language: offline nothing more can be loaded.
      'src/pages/public/parts/SignOutWarning.tsx',
      ...textsOf('signOut.ts'),
    ],
    without: formsOnly,
  },
  {
    name: 'screens',
    roots: [
      ...screens(/\/[^/]+\/[A-Z]\w+(List|Create|Edit)\.tsx$/),
      'src/pages/system/SettingsPage.tsx',
      'src/components/dialogs/DeleteConfirmation.tsx',
      'src/resources/recent-calls/details/CallDetails.tsx',
      'src/layout/palette/CommandPalette.tsx',
      'src/components/list/views/ViewsMenu.tsx',
    ],
  },
];
