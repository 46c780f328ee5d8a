import { File as NodeFile } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callFiles as texts } from '../../src/i18n/en/callFiles';
import { messages as englishCalls } from '../../src/i18n/en/calls';
import * as app from './support';
import { screen, user, waitFor } from './support';

const { player } = englishCalls.resources['recent-calls'];
const speech = readFileSync('platform/data/recordings/balance.wav');

/** What the page plays sound with; nothing plays here. */
let sound: HTMLAudioElement | undefined;
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sound');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  for (const name of ['load', 'pause'] as const)
    vi.spyOn(HTMLMediaElement.prototype, name).mockReturnValue();
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options) => {
    const made = create(name, options);
    if (made instanceof HTMLAudioElement) sound = made;
    return made;
  });
});
afterEach(() => {
  // The player goes with the page, and stops its sound.
  app.resetConsole();
  vi.restoreAllMocks();
  sound = undefined;
});

const files: [name: string, content: Uint8Array, said: string][] = [
  ['head.wav', speech.subarray(0, 44), player.empty],
  ['broken.wav', speech.subarray(0, 2000), player.broken],
  ['notes.wav', new TextEncoder().encode('Not a capture'), texts.problems.other],
  ['empty.pcap', new Uint8Array(), texts.problems.empty],
];

it.each(files)('%s of the operator’s own says why nothing of it is shown', async (...file) => {
  const [name, content, said] = file;
  await app.open('/internal/call-tools', 'sam');
  const chosen = new NodeFile([content as Uint8Array<ArrayBuffer>], name) as unknown as File;
  await user.upload(await screen.findByLabelText(texts.choose), chosen);
  await screen.findByRole('heading', { name });
  if (said === player.broken) {
    await waitFor(() => expect(sound?.src).toBe('blob:sound'));
    sound?.dispatchEvent(new Event('error'));
  }
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});
