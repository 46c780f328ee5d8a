// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import {
  formatClock,
  formatMoment,
  formatShortTime,
  formatTime,
} from '../../../src/components/fields/format';
import { DateRange } from '../../../src/components/list/DateRange';
import type { Range } from '../../../src/components/list/rangeEnds';
import { loadConfig } from '../../../src/config/loadConfig';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { loadLanguage } from '../../../src/i18n/language';
import { type Locale, locales } from '../../../src/i18n/locales';
import { createConsoleTheme } from '../../../src/theme';

const theme = createConsoleTheme();

const own = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'America/New_York';
  window.TRUNKLINE = {};
  loadConfig();
});
afterAll(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});
afterEach(cleanup);

/** The range of an operator whose browser is in New York and who chose a zone; answers what is asked for. */
async function show(
  range: Range,
  zone: string | undefined,
  locale: Locale = 'en',
): Promise<Range[]> {
  const language = await loadLanguage(locale);
  const i18nProvider = createI18nProvider(language, () => undefined);
  const asked: Range[] = [];
  render(
    <ThemeProvider theme={deepmerge(theme, language.muiLocale)}>
      <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <TimeZoneContext.Provider value={{ zone, choose: () => undefined }}>
          <DateRange {...range} onChange={(next) => asked.push(next)} />
        </TimeZoneContext.Provider>
      </CoreAdminContext>
    </ThemeProvider>,
  );
  return asked;
}

/** What each of the fields says. */
const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value }) =>
    value.replace(/[\u2066-\u2069]/g, ''),
  );

/** Types one of the ends and goes on. */
function typeEnd(place: 0 | 1, text: string): void {
  const input = document.querySelectorAll('input')[place] as HTMLInputElement;
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
}

describe('the range of a list', () => {
  const range = { from: '2026-07-01T22:30:00.000Z', to: '2026-07-02T10:00:59.999Z' };

  it('is shown and taken in the zone that the operator chose', async () => {
    const asked = await show(range, 'Asia/Tokyo');
    expect(shown()).toEqual(['07/02/2026 07:30', '07/02/2026 19:00']);
    expect(screen.getByText('GMT+9')).toBeTruthy();
    typeEnd(0, '07/02/2026 08:15');
    expect(asked).toEqual([{ from: '2026-07-01T23:15:00.000Z', to: range.to }]);
  });

  it('is in the zone of the browser where none was chosen', async () => {
    const asked = await show(range, undefined);
    expect(shown()).toEqual(['07/01/2026 18:30', '07/02/2026 06:00']);
    typeEnd(1, '07/02/2026 07:00');
    expect(asked).toEqual([{ from: range.from, to: '2026-07-02T11:00:59.999Z' }]);
  });
});

/** 15 past midnight and 20 past ten at night: the hours in which clocks of 12 and of 24 hours differ. */
const hours = { from: '2026-07-02T00:15:00.000Z', to: '2026-07-02T22:20:59.999Z' };

describe.each(Object.keys(locales) as Locale[])('in %s', (locale) => {
  it('a picker has the clock of the lists', async () => {
    await show(hours, 'UTC', locale);
    const listed = [hours.from, hours.to].map((time) => formatClock(time, locale, 'UTC'));
    expect(listed).toEqual(['00:15:00', '22:20:59']);
    expect(shown().map((text) => text.split(' ')[1])).toEqual(['00:15', '22:20']);
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(60));
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options.slice(0, 24)).toEqual(
      Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
    );
  });

  it.each([
    ['in full', formatTime],
    ['without the year', formatShortTime],
    [
      'as a moment',
      (time: string, ...rest: [string, string]) => formatMoment(+new Date(time), ...rest),
    ],
    ['in a list', formatClock],
  ])('a time has that clock as well %s', (_name, format) => {
    expect(format(hours.from, locale, 'UTC')).toMatch(/(^|\s)00:15/);
    expect(format(hours.to, locale, 'UTC')).toMatch(/(^|\s)22:20/);
    expect(format(hours.to, locale, 'UTC')).not.toMatch(/[ap]\.?m\b/i);
  });
});

it.each([
  ['a year of which only the first digits are there', '07/02/0202 08:15'],
  ['a moment after the end of the range', '07/03/2026 08:15'],
  ['the moment that is there', '07/01/2026 22:30'],
])('%s is nothing to ask for', async (_what, text) => {
  const range = { from: '2026-07-01T22:30:00.000Z', to: '2026-07-02T10:00:59.999Z' };
  const asked = await show(range, 'UTC');
  typeEnd(0, text);
  expect(shown()[0]).toBe(text);
  expect(asked).toEqual([]);
});

describe('in the night when the clocks change', () => {
  it.each([
    ['before they go back', '10/25/2026 01:59', '2026-10-24T23:59:59.999Z'],
    ['after they went back', '10/25/2026 03:00', '2026-10-25T02:00:59.999Z'],
    ['before they go forward', '03/29/2026 01:59', '2026-03-29T00:59:59.999Z'],
    ['after they went forward', '03/29/2026 03:00', '2026-03-29T01:00:59.999Z'],
  ])('a time %s is the moment that it names', async (_when, text, moment) => {
    const asked = await show({ to: '2026-12-01T00:00:59.999Z' }, 'Europe/Berlin');
    typeEnd(1, text);
    expect(asked).toEqual([{ from: undefined, to: moment }]);
    cleanup();
    await show({ to: moment }, 'Europe/Berlin');
    expect(shown()[1]).toBe(text);
  });

  it('both hours with the same name are shown by it, and stay as they are until they are changed', async () => {
    const range = { from: '2026-10-25T00:30:00.000Z', to: '2026-10-25T01:30:59.999Z' };
    const asked = await show(range, 'Europe/Berlin');
    expect(shown()).toEqual(['10/25/2026 02:30', '10/25/2026 02:30']);
    expect(screen.getByText('GMT+2 – GMT+1')).toBeTruthy();
    typeEnd(1, '10/25/2026 04:00');
    expect(asked).toEqual([{ from: range.from, to: '2026-10-25T03:00:59.999Z' }]);
  });
});
