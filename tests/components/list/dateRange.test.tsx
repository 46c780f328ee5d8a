// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TimeZoneContext } from '../../../src/components/ConsoleContext';
import { DateRange } from '../../../src/components/list/DateRange';
import type { Range } from '../../../src/components/list/rangeEnds';
import { loadConfig } from '../../../src/config/loadConfig';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { loadLanguage } from '../../../src/i18n/language';
import { theme } from '../../../src/theme';

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
async function show(range: Range, zone: string | undefined): Promise<Range[]> {
  const language = await loadLanguage('en');
  const i18nProvider = createI18nProvider(language, () => undefined);
  const asked: Range[] = [];
  render(
    <ThemeProvider theme={theme}>
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
    expect(shown()).toEqual(['07/02/2026 07:30 AM', '07/02/2026 07:00 PM']);
    expect(screen.getByText('GMT+9')).toBeTruthy();
    typeEnd(0, '07/02/2026 08:15 AM');
    expect(asked).toEqual([{ from: '2026-07-01T23:15:00.000Z', to: range.to }]);
  });

  it('is in the zone of the browser where none was chosen', async () => {
    const asked = await show(range, undefined);
    expect(shown()).toEqual(['07/01/2026 06:30 PM', '07/02/2026 06:00 AM']);
    typeEnd(1, '07/02/2026 07:00 AM');
    expect(asked).toEqual([{ from: range.from, to: '2026-07-02T11:00:59.999Z' }]);
  });
});

describe('in the night when the clocks change', () => {
  it.each([
    ['before they go back', '10/25/2026 01:59 AM', '2026-10-24T23:59:59.999Z'],
    ['after they went back', '10/25/2026 03:00 AM', '2026-10-25T02:00:59.999Z'],
    ['before they go forward', '03/29/2026 01:59 AM', '2026-03-29T00:59:59.999Z'],
    ['after they went forward', '03/29/2026 03:00 AM', '2026-03-29T01:00:59.999Z'],
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
    expect(shown()).toEqual(['10/25/2026 02:30 AM', '10/25/2026 02:30 AM']);
    expect(screen.getByText('GMT+2 – GMT+1')).toBeTruthy();
    typeEnd(1, '10/25/2026 04:00 AM');
    expect(asked).toEqual([{ from: range.from, to: '2026-10-25T03:00:59.999Z' }]);
  });
});
