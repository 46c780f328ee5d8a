import fc from 'fast-check';
import type { Platform } from '../../platform/createPlatform';
import { vendors } from '../../src/engines/speech/vendors';
import { request } from '../../src/http';

/** What an application may have been stored with, by the console, by a script or long ago. */
const text = (max: number) =>
  fc
    .oneof(
      fc.constantFrom(
        'en-US',
        'en',
        'xx-YY',
        'en-US-Standard-C',
        'rachel',
        'clinic',
        'custom_1',
        ' ',
      ),
      fc.string({ minLength: 1, maxLength: max }),
    )
    .map((value) => value.slice(0, max));
const maybe = (max: number) => fc.option(fc.oneof(fc.constant(''), text(max)), { nil: null });
const vendor = fc.oneof(
  fc.constantFrom(...vendors.map(({ id }) => id), 'custom:House voices', 'custom:gone', 'unknown'),
  fc.string({ minLength: 1, maxLength: 20 }),
);
export const storedSpeech = fc.record({
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
/** Vendors that nobody knows, whose options are typed: each of them is spaces. */
export const blankSpeech = {
  speech_synthesis_vendor: 'unknown',
  speech_synthesis_language: ' ',
  speech_synthesis_voice: ' ',
  speech_synthesis_label: null,
  speech_recognizer_vendor: 'unknown',
  speech_recognizer_language: ' ',
  speech_recognizer_label: null,
  use_for_fallback_speech: 1 as const,
  fallback_speech_synthesis_vendor: 'unknown',
  fallback_speech_synthesis_language: ' ',
  fallback_speech_synthesis_voice: ' ',
  fallback_speech_synthesis_label: null,
  fallback_speech_recognizer_vendor: 'unknown',
  fallback_speech_recognizer_language: ' ',
  fallback_speech_recognizer_label: null,
};
export const storedVariables = fc.option(
  fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.integer(), fc.boolean()), {
    noNullPrototype: true,
  }),
  { nil: null },
);

/** An application of the seed whose webhook publishes variables. */
export const storedName = 'Surveys South';

/** Stores speech and variables of that application past everything that checks, and answers its row. */
export async function storeSpeech(
  { db }: Pick<Platform, 'db'>,
  speech: Record<string, string | number | null>,
  env_vars: unknown,
) {
  const row = () => db.get('SELECT * FROM applications WHERE name = ?', storedName) ?? {};
  const { application_sid: sid, call_hook_sid } = row();
  const columns = Object.keys(speech);
  db.run(
    `UPDATE applications SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE application_sid = ?`,
    ...Object.values(speech),
    String(sid),
  );
  // Past the check of the schema, too: what is stored may be older than the schema.
  const answersWith = (path: string) =>
    db.run(
      'UPDATE webhooks SET url = ? WHERE webhook_sid = ?',
      `https://apps.example/${path}`,
      call_hook_sid ?? '',
    );
  answersWith('none');
  await request({
    method: 'PUT',
    path: `Applications/${sid}`,
    body: { name: storedName, env_vars },
  });
  answersWith('ivr');
  return row();
}
