// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { renderHook } from '@testing-library/react';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { loadConfig } from '../../../src/config/loadConfig';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { addTexts, loadLanguage } from '../../../src/i18n/language';
import { labelOf } from '../../../src/resources/recent-calls/capture/messageTexts';
import { useLegTexts } from '../../../src/resources/recent-calls/facts/legTexts';

window.TRUNKLINE = {};
loadConfig();
await addTexts('loadCalls');
const inArabic = createI18nProvider(await loadLanguage('ar'));
const store = memoryStore({ locale: 'ar' });
const Arabic = ({ children }: { children: ReactNode }) => (
  <StoreContextProvider value={store}>
    <I18nContextProvider value={inArabic}>{children}</I18nContextProvider>
  </StoreContextProvider>
);

const captures = readdirSync('platform/data/captures').filter((name) => name.endsWith('.pcap'));

it('in a line from right to left, what a message says keeps its own order', () => {
  const seen = new Set<string>();
  for (const name of captures) {
    const ladder = callLadder([parseCapture(readFileSync(`platform/data/captures/${name}`))]);
    const { result } = renderHook(() => useLegTexts(ladder), { wrapper: Arabic });
    for (const { value, message } of ladder.facts.flatMap(result.current.factsOf)) {
      const said = message === null ? undefined : ladder.messages[message];
      // A code and words: digits and letters, which would change places.
      if (!said?.status || !value.includes(labelOf(said))) continue;
      seen.add(labelOf(said));
      expect(value).toContain(`\u2068${labelOf(said)}\u2069`);
    }
  }
  expect(seen).toContain('200 OK');
  expect(seen).toContain('486 Busy Here');
});
