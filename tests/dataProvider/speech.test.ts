// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/dataProvider';
import { PartialSaveError } from '../../src/dataProvider/partialSave';
import {
  type CredentialValues,
  toChangedCredential,
  toNewCredential,
} from '../../src/engines/speech/credential';
import { vendors } from '../../src/engines/speech/vendors';
import { HttpError } from '../../src/http';
import type { GoogleCustomVoice, SpeechCredential } from '../../src/types';
import { logOf } from '../support/formLogs';
import { type Bench, createBench } from '../support/platformFetch';
import { filled, newForm, sampleOf, serviceKey, variants } from '../support/speechVendors';

const resource = 'speech-services';
let bench: Bench;

beforeAll(async () => {
  bench = await createBench();
  return () => bench.platform.close();
});
beforeEach(async () => {
  await bench.signIn('nora', 'Provider-demo1!');
  expect(bench.platform.poison).toEqual([]);
  return () => expect(bench.platform.poison).toEqual([]);
});

const writes = () => bench.calls.filter(({ method }) => method !== 'GET');
const create = async (data: Partial<SpeechCredential>) =>
  (await dataProvider.create<SpeechCredential>(resource, { data })).data;
const read = async (id: string) =>
  (await dataProvider.getOne<SpeechCredential>(resource, { id })).data;
const update = async (previous: SpeechCredential, data: Partial<SpeechCredential>) =>
  (
    await dataProvider.update<SpeechCredential>(resource, {
      id: previous.id,
      data,
      previousData: previous,
      meta: { log: logOf(previous) },
    })
  ).data;

/** What is kept on the platform, secrets in clear. */
const kept = (sid: string): Record<string, unknown> => {
  const row = bench.platform.db.get(
    'SELECT * FROM speech_credentials WHERE speech_credential_sid = ?',
    sid,
  );
  return { ...row, ...JSON.parse(bench.platform.reveal(String(row?.credential))) };
};

const cases = vendors.flatMap((descriptor) =>
  variants(descriptor).map((how, index) => [descriptor.id, how, descriptor, index] as const),
);

describe.each(cases)('%s %j', (_id, how, descriptor, index) => {
  const form = filled(newForm(descriptor, { ...how, label: `story ${index}` }), 'all');
  let stored: SpeechCredential;

  it('is kept by the platform as it was typed, and no answer holds a secret in clear', async () => {
    const created = await create(toNewCredential(form.values));
    const row = kept(created.id);
    for (const field of descriptor.fields) {
      if (!(field.source in toNewCredential(form.values))) continue;
      const typed = toNewCredential(form.values)[field.source];
      if (field.kind === 'serviceKey') {
        expect(JSON.parse(String(row[field.source]))).toMatchObject(JSON.parse(String(typed)));
      } else expect(row[field.source]).toEqual(typed);
    }
    stored = await read(created.id);
    expect(JSON.stringify([created, stored])).not.toMatch(
      /canary-\w+-0123456789|CanaryPrivateKey0/,
    );
  });

  it('is left alone by a save that changes nothing', async () => {
    await update(stored, toChangedCredential({ ...stored }, stored));
    expect(writes().filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('keeps its secrets and everything else when its use changes', async () => {
    const before = kept(stored.id);
    const use = descriptor.tts ? 'use_for_tts' : 'use_for_stt';
    const values = { ...stored, [use]: false } as CredentialValues;
    for (const field of descriptor.fields.filter(({ writeOnly }) => writeOnly)) {
      Object.assign(values, { [field.source]: sampleOf(field) });
    }
    bench.calls.length = 0;
    await update(stored, toChangedCredential(values, stored));
    const [put] = writes();
    expect(put?.path).toContain(`/SpeechCredentials/${stored.id}`);
    expect(JSON.stringify(put?.body)).not.toMatch(/XXX/);
    expect({ ...kept(stored.id), credential: '' }).toEqual({ ...before, credential: '', [use]: 0 });
  });
});

describe('who asks', () => {
  const deepgram = {
    vendor: 'deepgram',
    api_key: 'canary-key-0123456789',
    use_for_tts: true,
    use_for_stt: true,
  };

  it('a provider names the owner in the body, on its own path', async () => {
    const account = bench.platform.db.get('SELECT * FROM accounts ORDER BY name');
    const { id } = await create({
      ...deepgram,
      label: 'owned',
      account_sid: String(account?.account_sid),
    });
    expect(writes()[0]?.path).toMatch(/^ServiceProviders\/[\w-]+\/SpeechCredentials$/);
    expect(kept(id)).toMatchObject({ account_sid: account?.account_sid, label: 'owned' });
  });

  it('an account user uses the paths of the own account throughout', async () => {
    await bench.signIn('sam', 'Account-demo1!');
    const { id } = await create({ ...deepgram, label: 'mine', account_sid: null });
    const stored = await read(id);
    await update(stored, toChangedCredential({ ...stored, use_for_tts: false }, stored));
    await dataProvider.testSpeechCredential(id);
    await dataProvider.delete(resource, { id });
    const paths = bench.calls.map(({ path }) => path);
    expect(paths.filter((path) => !/^Accounts\/[\w-]+\/SpeechCredentials/.test(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(5);
  });

  it('is told at the label when it is taken', async () => {
    await create({ ...deepgram, label: 'taken' });
    const refused = await create({ ...deepgram, label: 'taken' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ field: 'label', status: 422 });
  });
});

describe('a save that answers 204 without saving', () => {
  it('is told field by field', async () => {
    const { id } = await create({
      vendor: 'cobalt',
      cobalt_server_uri: 'one:1',
      label: 'deaf',
      use_for_tts: false,
      use_for_stt: true,
    });
    const stored = await read(id);
    bench.answerOnce('PUT', /SpeechCredentials/, () => new Response(null, { status: 204 }));
    const values = { ...stored, cobalt_server_uri: 'two:2' };
    const failure = await update(stored, toChangedCredential(values, stored)).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(PartialSaveError);
    expect((failure as PartialSaveError).failed.map(({ name }) => name)).toEqual([
      'resources.speech-services.fields.cobalt_server_uri',
    ]);
    await update(stored, toChangedCredential(values, stored));
    expect(kept(id)).toMatchObject({ cobalt_server_uri: 'two:2' });
  });

  it('sends what somebody else stored meanwhile, not what this form was opened with', async () => {
    const { id } = await create({
      vendor: 'nuance',
      client_id: 'me',
      secret: 'canary-secret-0123456789',
      nuance_tts_uri: 'a:1',
      label: 'both',
      use_for_tts: true,
      use_for_stt: true,
    });
    const stored = await read(id);
    await update(stored, toChangedCredential({ ...stored, nuance_tts_uri: 'other:1' }, stored));
    await update(stored, toChangedCredential({ ...stored, use_for_stt: false }, stored));
    expect(kept(id)).toMatchObject({ nuance_tts_uri: 'other:1', use_for_stt: 0 });
  });
});

describe('custom voices', () => {
  const voice = (name: string, more: Partial<GoogleCustomVoice> = {}): GoogleCustomVoice => ({
    name,
    reported_usage: 'REALTIME',
    model: `model of ${name}`,
    use_voice_cloning_key: false,
    local_id: name,
    ...more,
  });
  const google = (label: string, custom_voices: GoogleCustomVoice[]) => ({
    vendor: 'google',
    service_key: serviceKey,
    use_for_tts: true,
    use_for_stt: false,
    label,
    custom_voices,
  });
  const keptVoices = (sid: string) =>
    bench.platform.db.all(
      'SELECT * FROM google_custom_voices WHERE speech_credential_sid = ? ORDER BY name',
      sid,
    );
  const cloned = {
    use_voice_cloning_key: true,
    model: null,
    voice_cloning_key_file: 'canary-cloning-key',
  };

  it('are made after their credential, each once', async () => {
    const { id } = await create(google('voices', [voice('Ada'), voice('Bob', cloned)]));
    expect(writes().map(({ path }) => path.replace(/[\da-f-]{36}/g, '*'))).toEqual([
      'ServiceProviders/*/SpeechCredentials',
      'GoogleCustomVoices',
      'GoogleCustomVoices',
      'GoogleCustomVoices/*',
    ]);
    expect(keptVoices(id)).toMatchObject([
      { name: 'Ada', model: 'model of Ada', use_voice_cloning_key: 0 },
      { name: 'Bob', use_voice_cloning_key: 1, voice_cloning_key: 'canary-cloning-key' },
    ]);
  });

  it('send a key as a file for an administrator, and refuse one too large for others in words', async () => {
    await bench.signIn('admin', 'Admin-demo1!');
    const large = { ...cloned, voice_cloning_key_file: 'k'.repeat(150_000) };
    const { id } = await create(google('by admin', [voice('Ada', large)]));
    expect(String(keptVoices(id)[0]?.voice_cloning_key)).toHaveLength(150_000);
    expect(writes().at(-1)?.path).toMatch(/VoiceCloningKey$/);

    await bench.signIn('nora', 'Provider-demo1!');
    const failure = await create(google('by nora', [voice('Ada', large)])).catch((e: unknown) => e);
    expect((failure as HttpError).body.errors).toHaveProperty([
      'custom_voices.0.voice_cloning_key_file',
    ]);
    expect(writes()).toEqual([]);
  });

  it('say what was not saved, and saving again sends only what is left', async () => {
    const { id } = await create(google('half', [voice('Ada')]));
    const stored = await read(id);
    const wanted = [...(stored.custom_voices ?? []), voice('Bob'), voice('Cid')];
    const values = { ...stored, model_id: 'gemini', custom_voices: wanted };
    const data = () => ({ ...toChangedCredential(values, stored), custom_voices: wanted });
    bench.answerOnce(
      'POST',
      /^GoogleCustomVoices$/,
      () => new Response('{"msg":"no"}', { status: 500 }),
    );
    const failure = await update(stored, data()).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      failed: [{ name: { args: { name: 'Bob' } } }],
      saved: ['resources.speech-services.parts.credential', { args: { name: 'Cid' } }],
    });
    bench.calls.length = 0;
    await update(stored, data());
    expect(writes()).toMatchObject([{ method: 'POST', body: { name: 'Bob' } }]);
    expect(keptVoices(id).map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cid']);
  });

  it('are shown as they were sent when they cannot be read back', async () => {
    const { id } = await create(google('blind', [voice('Ada'), voice('Zoe')]));
    const stored = await read(id);
    const [ada, zoe] = (stored.custom_voices ?? []) as [GoogleCustomVoice, GoogleCustomVoice];
    const wanted = [{ ...ada, is_removed: true }, { ...zoe, model: 'new' }, voice('Bob', cloned)];
    // The first reading is that of what is stored, before anything is sent.
    bench.answerOnce(
      'GET',
      /^GoogleCustomVoices/,
      () => new Response(JSON.stringify([ada, zoe]), { status: 200 }),
    );
    bench.answerOnce(
      'GET',
      /^GoogleCustomVoices/,
      () => new Response('{"msg":"no"}', { status: 500 }),
    );
    const data = { ...toChangedCredential(stored, stored), custom_voices: wanted };
    const { custom_voices = [] } = await update(stored, data);
    const [bob] = keptVoices(id);
    expect(custom_voices).toEqual([
      {
        ...voice('Bob', { use_voice_cloning_key: true, model: null, local_id: undefined }),
        google_custom_voice_sid: bob?.google_custom_voice_sid,
        voice_cloning_key: 'canary-cloning-key',
      },
      { ...zoe, model: 'new' },
    ]);
  });

  it('are known again by what they were made from, and keep what somebody else changed', async () => {
    const large = { ...cloned, voice_cloning_key_file: 'k'.repeat(100_000) };
    const { id } = await create(google('renamed', [voice('Ada'), voice('Zoe')]));
    const stored = await read(id);
    const [ada, zoe] = stored.custom_voices ?? [];
    const data = (bob: GoogleCustomVoice) => ({
      ...toChangedCredential(stored, stored),
      custom_voices: [{ ...ada, name: 'Ada' } as GoogleCustomVoice, zoe as GoogleCustomVoice, bob],
    });
    const bob = voice('Bob', { ...large, local_id: 'bob' });
    await expect(update(stored, data(bob))).rejects.toMatchObject({ status: 413 });
    bench.platform.db.run(
      "UPDATE google_custom_voices SET model = 'newer' WHERE google_custom_voice_sid = ?",
      String(ada?.google_custom_voice_sid),
    );
    await update(stored, data({ ...bob, name: 'Bert', voice_cloning_key_file: 'small key' }));
    expect(keptVoices(id)).toMatchObject([
      { name: 'Ada', model: 'newer' },
      { name: 'Bert', voice_cloning_key: 'small key' },
      { name: 'Zoe' },
    ]);
  });

  it('are changed by what was changed, deleted when marked, and never send a shown key back', async () => {
    const { id } = await create(google('change', [voice('Ada'), voice('Bob', cloned)]));
    const stored = await read(id);
    const wanted = (stored.custom_voices ?? []).map((one) =>
      one.name === 'Ada' ? { ...one, is_removed: true } : { ...one, name: 'Bert' },
    );
    bench.calls.length = 0;
    await update(stored, { ...toChangedCredential(stored, stored), custom_voices: wanted });
    expect(writes()).toMatchObject([
      { method: 'PUT', body: { name: 'Bert' } },
      { method: 'DELETE' },
    ]);
    expect(writes()[0]?.body).toEqual({ name: 'Bert' });
    expect(keptVoices(id)).toMatchObject([
      { name: 'Bert', voice_cloning_key: 'canary-cloning-key' },
    ]);
  });
});

it('models stand in the platform’s order, whose first is the usual one; languages by name', async () => {
  const offer = await dataProvider.getSpeechOffer({ vendor: 'elevenlabs', isNew: true });
  expect(offer.models[0]?.value).toBe('eleven_turbo_v2');
  const languages = offer.tts.map(({ name }) => name);
  expect(languages).toEqual([...languages].sort((a, b) => a.localeCompare(b)));
  const { sttModels } = await dataProvider.getSpeechOffer({ vendor: 'openai', isNew: true });
  expect(sttModels[0]?.value).toBe('whisper-1');
});

it('a vendor that cannot be reached is waited for, and named as the one that did not answer', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const late = Object.assign(new Error('late'), { name: 'TimeoutError' });
  // Not a spy: the next file of the worker would get it back with its own.
  const real = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(late);
  const offer = dataProvider.getSpeechOffer({ vendor: 'elevenlabs' });
  await expect(offer).rejects.toThrow('resources.applications.speech.timeout');
  expect(limit).toHaveBeenCalledWith(180_000);
  globalThis.fetch = real;
  limit.mockRestore();
});

describe('tests', () => {
  it('run at most four at a time', async () => {
    const { data } = await dataProvider.getList<SpeechCredential>(resource, {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'vendor', order: 'ASC' },
      filter: {},
    });
    const real = globalThis.fetch;
    let running = 0;
    let most = 0;
    globalThis.fetch = async (...args) => {
      running += 1;
      most = Math.max(most, running);
      const answer = await real(...args);
      running -= 1;
      return answer;
    };
    await Promise.all(data.slice(0, 9).map(({ id }) => dataProvider.testSpeechCredential(id)));
    globalThis.fetch = real;
    expect(most).toBe(4);
  });

  it.each([
    ['a text', 'The key is wrong', 'The key is wrong'],
    ['an error', { message: 'The key is wrong', code: 16 }, 'The key is wrong'],
    ['an object without words', { code: 16 }, undefined],
    ['a number', 16, undefined],
    ['nothing', null, undefined],
  ])('shows a reason that is %s as words', async (_what, reason, shown) => {
    const { data } = await dataProvider.getList(resource, {});
    const real = globalThis.fetch;
    const failed = { status: 'fail', reason };
    globalThis.fetch = async () => Response.json({ tts: failed, stt: failed });
    const { tts, stt } = await dataProvider
      .testSpeechCredential(String(data[0]?.id))
      .finally(() => {
        globalThis.fetch = real;
      });
    expect([tts.reason, stt.reason]).toEqual([shown, shown]);
  });
});
