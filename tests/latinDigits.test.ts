import { expect, it } from 'vitest';
import { formatDay, formatMoney, formatSeconds, formatTime } from '../src/components/fields/format';
import { formatBytes } from '../src/components/fields/formatBytes';
import { dateFormat, numberFormat } from '../src/domain/formatters';
import { readSources } from './tooling/architecture/modules';

const time = '2026-03-05T10:07:09Z';
const written: Record<string, (locale: string) => string> = {
  time: (locale) => formatTime(time, locale, 'UTC'),
  day: (locale) => formatDay(time, locale, 'UTC'),
  money: (locale) => formatMoney(2500, 'USD', locale),
  seconds: (locale) => formatSeconds(3725, locale),
  bytes: (locale) => formatBytes(3_200_000, locale),
};

/** Arabic as it is shipped, and two languages whose own digits every version of Intl would write. */
const locales = ['ar', 'ar-EG', 'fa'];

it.each(Object.keys(written).flatMap((what) => locales.map((locale) => [what, locale] as const)))(
  '%s has Latin digits in %s',
  (what, locale) => {
    const text = written[what]?.(locale) ?? '';
    expect(text).toMatch(/\d/);
    expect(text.match(/(?![0-9])\p{Nd}/gu)).toBeNull();
  },
);

/** A number or a time that is written for a reader, in a locale that says nothing of digits. */
const native =
  /(Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)\(|\.toLocale\w*String\()\s*(?!\s|intlLocale|'|\))/;

it('formatters are made once, in one place', () => {
  const sources = readSources(['src']);
  const makes = /new Intl\.(NumberFormat|DateTimeFormat)\(\s*intlLocale/;
  expect(Object.keys(sources).filter((path) => makes.test(sources[path] ?? ''))).toEqual([
    'src/ahead/index.ts',
    'src/domain/formatters.ts',
  ]);
  const [percent, day] = [{ style: 'percent' }, { month: 'short' }] as const;
  expect(numberFormat('nl', { ...percent })).toBe(numberFormat('nl', { ...percent }));
  expect(dateFormat('nl', { ...day })).toBe(dateFormat('nl', { ...day }));
  expect(numberFormat('nl')).not.toBe(numberFormat('nl', percent));
  expect(dateFormat('nl', day)).not.toBe(dateFormat('nl', { ...day, timeZone: 'UTC' }));
  expect(numberFormat('de').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('en').format(1234.5)).toBe('1,234.5');
});

it('a browser that has come to another zone writes the times of that one', () => {
  const { TZ } = process.env;
  const inZone = (zone: string) => {
    process.env.TZ = zone;
    return formatTime(time, 'en');
  };
  expect(inZone('America/New_York')).toContain('05:07:09');
  expect(inZone('Asia/Tokyo')).toContain('19:07:09');
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

it('no code leaves the digits to the browser', () => {
  const sources = readSources(['src']);
  expect(Object.keys(sources).filter((path) => native.test(sources[path] ?? ''))).toEqual([]);
  expect(native.test('new Intl.NumberFormat(\n    locale,\n  )')).toBe(true);
  expect(native.test("new Intl.NumberFormat(intlLocale(locale)) + x.toLocaleString('sv')")).toBe(
    false,
  );
});
