// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsole } from '../../../src/App';
import { dataProvider } from '../../../src/dataProvider';
import { vendors } from '../../../src/engines/speech/vendors';
import { request } from '../../../src/http';
import { loadLanguage } from '../../../src/i18n/language';
import { toApplication } from '../../../src/resources/applications/applicationRules';
import type { Application } from '../../../src/types';
import { type Bench, createBench } from '../../support/platformFetch';
import { propertyRuns } from '../../support/propertyRuns';

let bench: Bench;
let language: Awaited<ReturnType<typeof loadLanguage>>;

/** Everything is on screen here, where nothing is laid out. */
class Seen {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.tell([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

beforeAll(async () => {
  configure({ asyncUtilTimeout: 20_000 });
  vi.stubGlobal('IntersectionObserver', Seen);
  vi.stubGlobal('scrollTo', () => undefined);
  bench = await createBench();
  sid = String(
    bench.platform.db.get('SELECT application_sid FROM applications WHERE name = ?', name)
      ?.application_sid,
  );
  language = await loadLanguage('en');
});
beforeEach(() => bench.signIn('nora', 'Provider-demo1!'));
afterEach(() => {
  cleanup();
  expect(bench.platform.poison).toEqual([]);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});

const name = 'Surveys South';
let sid = '';
const row = () =>
  bench.platform.db.get('SELECT * FROM applications WHERE application_sid = ?', sid) ?? {};

/** What an application may have been stored with, by the console, by a script or long ago. */
const text = (max: number) =>
  fc
    .oneof(
      fc.constantFrom('en-US', 'en', 'xx-YY', 'en-US-Standard-C', 'rachel', 'clinic', 'custom_1'),
      fc.string({ minLength: 1, maxLength: max }),
    )
    .map((value) => value.slice(0, max));
const maybe = (max: number) => fc.option(fc.oneof(fc.constant(''), text(max)), { nil: null });
const vendor = fc.oneof(
  fc.constantFrom(...vendors.map(({ id }) => id), 'custom:House voices', 'custom:gone', 'unknown'),
  fc.string({ minLength: 1, maxLength: 20 }),
);
const storedSpeech = fc.record({
  speech_synthesis_vendor: vendor,
  speech_synthesis_language: text(12),
  speech_synthesis_voice: maybe(40),
  speech_synthesis_label: maybe(20),
  speech_recognizer_vendor: vendor,
  speech_recognizer_language: text(30),
  speech_recognizer_label: maybe(20),
  use_for_fallback_speech: fc.constantFrom(0, 1),
  fallback_speech_synthesis_vendor: fc.option(vendor, { nil: null }),
  fallback_speech_synthesis_language: maybe(12),
  fallback_speech_synthesis_voice: maybe(40),
  fallback_speech_synthesis_label: maybe(20),
  fallback_speech_recognizer_vendor: fc.option(vendor, { nil: null }),
  fallback_speech_recognizer_language: maybe(30),
  fallback_speech_recognizer_label: maybe(20),
});
const storedVariables = fc.option(
  fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.integer(), fc.boolean()), {
    noNullPrototype: true,
  }),
  { nil: null },
);

/** Stores it past everything that checks, and answers the row. */
async function store(speech: Record<string, string | number | null>, env_vars: unknown) {
  const columns = Object.keys(speech);
  bench.platform.db.run(
    `UPDATE applications SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE application_sid = ?`,
    ...Object.values(speech),
    sid,
  );
  // Past the check of the schema, too: what is stored may be older than the schema.
  const answersWith = (path: string) =>
    bench.platform.db.run(
      'UPDATE webhooks SET url = ? WHERE webhook_sid = ?',
      `https://apps.example/${path}`,
      row().call_hook_sid ?? '',
    );
  answersWith('none');
  await request({ method: 'PUT', path: `Applications/${sid}`, body: { name, env_vars } });
  answersWith('ivr');
  bench.calls.length = 0;
  return row();
}
const asked = () => bench.calls.map(({ path }) => path).join();
const puts = () => bench.calls.filter(({ method }) => method === 'PUT');

describe('saving an application whose speech nobody touched', () => {
  it('changes nothing of it, whatever is stored', async () => {
    await fc.assert(
      fc.asyncProperty(storedSpeech, storedVariables, async (speech, variables) => {
        const before = await store(speech, variables);
        const { data: previousData } = await dataProvider.getOne<Application>('applications', {
          id: sid,
        });
        const change = { record_all_calls: !previousData.record_all_calls };
        const data = toApplication({ ...previousData, ...change }, { previousData });
        await dataProvider.update('applications', {
          id: sid,
          data: data as Application,
          previousData,
        });
        expect(Object.keys(puts()[0]?.body as object).sort()).toEqual(
          ['call_hook', 'name', 'record_all_calls'].sort(),
        );
        expect(row()).toEqual({ ...before, record_all_calls: Number(change.record_all_calls) });
      }),
      { numRuns: propertyRuns(20, 60), endOnFailure: true },
    );
  }, 60_000);

  it('changes nothing of it through the form either', async () => {
    await fc.assert(
      fc.asyncProperty(storedSpeech, storedVariables, async (speech, variables) => {
        const before = await store(speech, variables);
        // A sign-in of its own: nothing is known from the one before.
        const Console = createConsole(language);
        const router = createMemoryRouter([{ path: '/internal/*', element: <Console /> }], {
          initialEntries: [`/internal/applications/${sid}/edit`],
        });
        render(<RouterProvider router={router} />);
        const field = await screen.findByLabelText(/^Application name/);
        // In whatever order: what the webhook publishes, and what the vendors offer.
        await waitFor(() => expect(asked()).toMatch(/AppEnv/));
        await waitFor(() => expect(asked()).toMatch(/SpeechCredentials/));
        await waitFor(() => expect(document.querySelector('[role="progressbar"]')).toBeNull());
        expect(screen.queryByText(/\d unsaved change/)).toBeNull();

        fireEvent.change(field, { target: { value: `${name}!` } });
        expect(await screen.findByText('1 unsaved change')).toBeVisible();
        fireEvent.click(screen.getByText('Save'));
        await waitFor(() => expect(puts()).toHaveLength(1));
        expect(await screen.findByText('No unsaved changes')).toBeVisible();
        expect(row()).toEqual({ ...before, name: `${name}!` });
        cleanup();
        bench.platform.db.run(
          'UPDATE applications SET name = ? WHERE application_sid = ?',
          name,
          sid,
        );
      }),
      { numRuns: propertyRuns(2, 10), endOnFailure: true },
    );
  }, 120_000);
});
