import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/dom';
import { clear } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { makeBlobsReadable } from '../support/blob';
import { answerStylesQuickly } from '../support/computedStyle';
import { restoreClock } from './support/clock';
import { resetConsole } from './support/console';
import { assertNoErrors, watchErrors } from './support/errors';
import { connect, platformIsDone, resetNetwork } from './support/network';
import { platform, restorePlatform } from './support/platform';
import {
  assertNoSecretKept,
  clearDrains,
  clearHistories,
  keptByPage,
  storedSecrets,
} from './support/secrets';
import { isInSight, putBelow } from './support/sight';
import { KeptSizes } from './support/sizes';
import { forgetFullStorage } from './support/storage';
import { assertTextsStay, watchTexts } from './support/texts';

const readPage = () =>
  (document.querySelector('main') ?? document.body).innerHTML
    .replace(/<(svg|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

class SeenAtOnce {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = (element: Element) => this.tell([{ isIntersecting: isInSight(element) }]);
  disconnect = () => undefined;
}

Object.assign(globalThis, {
  IntersectionObserver: SeenAtOnce,
  ResizeObserver: KeptSizes,
  scrollTo: () => undefined,
  // Nothing is laid out here: all rows of a page have room.
  innerHeight: 2000,
  // Nothing is drawn either: a frame is over with the next task.
  requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now())),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
});
// Asking for the look of what stands before and after each element is not implemented here.
configure({
  // A form whose code is read for the first time takes that long on a crowded machine.
  asyncUtilTimeout: 30_000,
  computedStyleSupportsPseudoElements: false,
  // Of a page this large only what was looked for, and what the page says.
  getElementError: (message) =>
    new Error(`${message?.split('\n\n')[0]}\n\n${readPage().slice(0, 3000)}`),
});
// A browser that is to save data asks for nothing ahead: what a story counts is asked by what it does.
Object.assign(navigator, { connection: { saveData: true } });
connect();
makeBlobsReadable();
answerStylesQuickly();

// What a file prepares for all of its stories reads the settings, as a page does.
beforeAll(() => resetConsole());

beforeEach(() => {
  watchErrors();
  watchTexts();
  resetConsole();
  resetNetwork();
  putBelow();
});

afterEach(async () => {
  restoreClock();
  const kept = keptByPage();
  resetConsole();
  await platformIsDone();
  const poison = [...platform.poison];
  const secrets = storedSecrets();
  restorePlatform();
  await forgetFullStorage();
  await assertNoSecretKept(kept, secrets).finally(() =>
    Promise.all([clear(), clearHistories(), clearDrains()]),
  );
  expect(poison, 'calls that would crash or poison a live platform').toEqual([]);
  assertNoErrors();
  assertTextsStay();
});

// Code that is still on its way when the window goes would be missing in the next file, too; what a file put in
// the place of the browser's own would be there.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});
