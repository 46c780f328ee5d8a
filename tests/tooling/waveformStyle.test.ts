// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type WaveSurferType from 'wavesurfer.js';
import { productionHeaders } from '../../platform/serve/headers';
import { restrictSinks } from '../../src/trustedTypes';

// What the library writes must stay what the policies let in: see ADR 1.

/** All that the waveform's library makes HTML of, when it is set up as the player does. */
async function writtenByWaveform(): Promise<string[]> {
  const written: string[] = [];
  const shadowHtml = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'innerHTML');
  if (!shadowHtml?.set) throw new Error('jsdom has moved innerHTML');
  const set = shadowHtml.set;
  Object.defineProperty(ShadowRoot.prototype, 'innerHTML', {
    ...shadowHtml,
    set(html: string) {
      written.push(html);
      set.call(this, html);
    },
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const WaveSurfer = (await import('wavesurfer.js')).default as typeof WaveSurferType;
  const container = document.body.appendChild(document.createElement('div'));
  WaveSurfer.create({
    container,
    height: 50,
    splitChannels: [{}, {}],
  });
  Object.defineProperty(ShadowRoot.prototype, 'innerHTML', shadowHtml);
  return written;
}

it('the style of the waveform is the one that the security policy lets in', async () => {
  const written = await writtenByWaveform();
  expect(written).toHaveLength(1);
  const style = /<style>([\s\S]*)<\/style>/.exec(written[0] ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(productionHeaders({})['Content-Security-Policy']).toContain(
    `style-src 'self' 'sha256-${hash}';`,
  );
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  restrictSinks();
  const [, { createHTML }] = createPolicy.mock.calls[0] ?? [];
  expect(createHTML(written[0])).toBe(written[0]);
});
