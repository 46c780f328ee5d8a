import { describe, expect, it } from 'vitest';
import { sipReason } from '../../../src/components/calls/sipReason';
import { loadConfig } from '../../../src/config/loadConfig';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { addTexts, loadLanguage } from '../../../src/i18n/language';
import { type Locale, locales } from '../../../src/i18n/locales';
import { endOf, isSaidByStatus } from '../../../src/resources/recent-calls/endOf';

window.TRUNKLINE = {};
loadConfig();
await addTexts('loadCalls');

const call = (termination_reason: string, sip_status: number) => ({
  termination_reason,
  sip_status,
});

it.each([
  ['busy', 486, true],
  ['busy', 600, true],
  ['declined', 603, true],
  ['Service unavailable', 503, true],
  ['busy', 480, false],
  ['caller abandoned', 487, false],
  ['no answer', 480, false],
  ['', 486, false],
])('%j beside %d says nothing more: %j', (reason, status, isSaid) => {
  expect(isSaidByStatus(call(reason, status))).toBe(isSaid);
});

describe.each(Object.keys(locales) as Locale[])('in %s', (locale) => {
  it('an end that is shown is not what the status says already', async () => {
    const { translate } = createI18nProvider(await loadLanguage(locale));
    const reasons = ['busy', 'declined', 'no answer', 'service unavailable', 'number not found'];
    const twice = reasons.flatMap((reason) =>
      [404, 408, 480, 486, 487, 503, 600, 603]
        .filter((status) => !isSaidByStatus(call(reason, status)))
        .filter((status) => endOf(call(reason, status), translate) === sipReason(translate, status))
        .map((status) => `${status} ${reason}`),
    );
    expect(twice).toEqual([]);
  });
});
