import { describe, expect, it } from 'vitest';
import { sipReason, sipSeverity } from '../../src/components/calls/sipReason';
import { loadConfig } from '../../src/config/loadConfig';
import { createI18nProvider } from '../../src/i18n/i18nProvider';
import { addTexts, loadLanguage } from '../../src/i18n/language';

window.TRUNKLINE = {};
loadConfig();
// The texts of calls come with the screens of calls.
await addTexts('loadCalls');
const inEnglish = createI18nProvider(await loadLanguage('en'));
const inFrench = createI18nProvider(await loadLanguage('fr'));

describe('a SIP status in words', () => {
  it.each([
    [486, 'Busy Here'],
    ['486', 'Busy Here'],
    [200, 'OK'],
    [480, 'Temporarily Unavailable'],
    [487, 'Request Terminated'],
    [503, 'Service Unavailable'],
    [603, 'Decline'],
    [499, 'Request failure'],
    [599, 'Server failure'],
    [699, 'Global failure'],
    [399, 'Redirection'],
    [0, ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['busy', ''],
    [48.6, ''],
    [999, ''],
  ])('%j is %j', (status, words) => {
    expect(sipReason(inEnglish.translate, status)).toBe(words);
  });
  it('is told in French too', () => {
    expect(sipReason(inFrench.translate, 486)).toBe('Occupé');
    expect(sipReason(inFrench.translate, 599)).toBe('Échec du serveur');
  });
});

it.each([
  [486, 'warning'],
  [480, 'warning'],
  [487, 'warning'],
  [603, 'warning'],
  [404, 'error'],
  [503, 'error'],
  [Number.NaN, 'error'],
] as const)('%j without an answer is a matter of %s', (status, gravity) => {
  expect(sipSeverity(status)).toBe(gravity);
});
