// @vitest-environment jsdom
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, useI18nProvider, useLocaleState } from 'ra-core';
import { useMemo, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { timeZoneName } from '../../src/components/fields/format';
import { DateRange } from '../../src/components/list/DateRange';
import { loadConfig } from '../../src/config/loadConfig';
import { createI18nProvider } from '../../src/i18n/i18nProvider';
import { type Language, loadLanguage } from '../../src/i18n/language';
import { type Locale, loadParts, localeNames } from '../../src/i18n/locales';
import { LocalizedTheme } from '../../src/LocalizedTheme';
import { createConsoleTheme } from '../../src/theme';

const theme = createConsoleTheme();

beforeAll(() => {
  window.TRUNKLINE = {};
  loadConfig();
});
afterEach(cleanup);

let choose: (locale: Locale) => Promise<void>;

/** Chooses a language as the menu of the console does, and leaves the focus where it is. */
const Chooser = () => {
  const { changeLocale } = useI18nProvider();
  const [, setLocale] = useLocaleState();
  choose = async (locale) => {
    await changeLocale(locale);
    setLocale(locale);
  };
  return null;
};

/** Parts of the libraries as the console shows them, in the language that was chosen last. */
const Parts = ({ initial }: { initial: Language }) => {
  const [language, setLanguage] = useState(initial);
  const [store] = useState(() => memoryStore({ locale: initial.locale }));
  const i18nProvider = useMemo(() => createI18nProvider(language, setLanguage), [language]);
  return (
    <ThemeProvider theme={theme}>
      <LocalizedTheme muiLocale={language.muiLocale}>
        <CoreAdminContext i18nProvider={i18nProvider} store={store}>
          <Chooser />
          <Autocomplete options={[]} renderInput={(params) => <TextField {...params} />} />
          <Alert onClose={() => undefined}>1</Alert>
          <DateRange from="2026-03-05T10:00:00Z" onChange={() => undefined} />
        </CoreAdminContext>
      </LocalizedTheme>
    </ThemeProvider>
  );
};

const field = () => screen.getByRole('combobox');
const heard = ['aria-label', 'aria-valuetext', 'title', 'placeholder'];

const withoutNumbers = (text: string) => text.replace(/\d+/g, '').trim();

/** A word: three letters, or fewer of a script that needs fewer. */
const word = /\p{L}{3}|(?!\p{Script=Latin})\p{L}/u;

/** All that can be read or heard on the page, without numbers, where it has a word in it. */
function textsOfPage(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const own = (element: Element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return elements
    .flatMap((element) => [
      ...heard.map((name) => element.getAttribute(name) ?? ''),
      ...own(element).map(({ nodeValue }) => nodeValue ?? ''),
    ])
    .map(withoutNumbers)
    .filter((text) => word.test(text));
}

/** Every text of the parts: the list without a match, the date fields, the calendar and its clock. */
async function textsIn(locale: Locale): Promise<Set<string>> {
  const { container } = render(<Parts initial={await loadLanguage(locale)} />);
  await userEvent.type(field(), 'zzzz');
  const list = textsOfPage();
  await userEvent.tab();
  const calendar = container.querySelector('[role=group] button');
  if (calendar) fireEvent.click(calendar);
  await screen.findByRole('grid');
  const all = new Set([...list, ...textsOfPage()]);
  cleanup();
  return all;
}

/** The same word in English and in the language. */
const shared: Partial<Record<string, string[]>> = { fr: ['minute', 'minutes', 'Minutes'] };

/** The languages that bring the libraries' texts with them, complete or not. */
const rows = await Promise.all(
  localeNames.map(async (row) => {
    const { own } = await loadParts(row.locale);
    return { ...row, ...(await own.load()) };
  }),
);
const others = rows.filter(({ muiLocale }) => muiLocale);

describe.each(others)('the parts of the libraries in $name', ({ locale }) => {
  it('say nothing in English', async () => {
    const english = await textsIn('en');
    for (const text of ['No options', 'Close', 'Open', 'Choose date', 'March', 'Monday', 'YYYY'])
      expect(english).toContain(text);
    for (const text of [withoutNumbers(timeZoneName('en')), ...(shared[locale] ?? [])])
      english.delete(text);
    const own = await textsIn(locale);
    expect(own.size).toBeGreaterThan(20);
    expect([...own].filter((text) => english.has(text))).toEqual([]);
  });
});

it('speak another language at once, and keep what is being typed', async () => {
  const { container } = render(<Parts initial={await loadLanguage('en')} />);
  await userEvent.type(field(), 'zzzz');
  expect(screen.getByText('No options')).toBeVisible();
  const [typedIn, section] = [field(), container.querySelector('[role=spinbutton]')];
  expect(section).toHaveAccessibleName('Month');

  await act(() => choose('fr'));
  expect(screen.getByText('Pas de résultats')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Fermer' })).toHaveLength(2);
  expect(field()).toBe(typedIn);
  expect(field()).toHaveValue('zzzz');
  expect(container.querySelector('[role=spinbutton]')).toBe(section);
  expect(section).toHaveAccessibleName('Jour');

  await act(() => choose('en'));
  expect(screen.getByText('No options')).toBeVisible();
  expect(section).toHaveAccessibleName('Month');
});
