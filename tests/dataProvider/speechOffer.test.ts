import { describe, expect, it } from 'vitest';
import { applicationSpeechCalls } from '../../src/dataProvider/methods/applicationSpeechCalls';
import { speechMethods } from '../../src/dataProvider/methods/speech';
import * as session from '../../src/session';
import { failing, outcome } from '../support/fetchMock';
import { servedLists } from '../support/servedLists';
import { accountClaims, tokenOf } from '../support/token';

const { asked, serve } = servedLists();
const unreadable = 'app.errors.unreadable';
const credentials = 'ServiceProviders/sp-1/SpeechCredentials';
const path = `${credentials}/speech/supportedLanguagesAndVoices`;
type Question = Parameters<typeof applicationSpeechCalls.getSpeechOffer>[0];
const offerOf = (question: Question, answer: () => unknown) => {
  serve({ [path]: answer, [path.replace('ServiceProviders/sp-1', 'Accounts/a-1')]: answer });
  return outcome(applicationSpeechCalls.getSpeechOffer(question));
};
const none = { tts: [], stt: [], models: [], sttModels: [] };

describe('what a vendor offers', () => {
  it.each<[Question, query: string]>([
    [{ vendor: 'aws' }, 'vendor=aws'],
    [{ vendor: 'aws', label: null, isNew: false }, 'vendor=aws'],
    [{ vendor: 'aws', label: 'two' }, 'vendor=aws&label=two'],
    [{ vendor: 'aws', isNew: true }, 'vendor=aws&create_new=true'],
  ])('is asked for by %j', async (question, query) => {
    expect(await offerOf(question, () => ({}))).toEqual(none);
    session.start(tokenOf(accountClaims));
    await offerOf(question, () => ({}));
    const ofAccount = path.replace('ServiceProviders/sp-1', 'Accounts/a-1');
    expect(asked).toEqual([`${path}?${query}`, `${ofAccount}?${query}`]);
  });

  it.each<[what: string, entry: unknown, choices: object[]]>([
    ['an entry', { value: 'a', name: 'Ada' }, [{ value: 'a', name: 'Ada' }]],
    ['one that is told by a number', { value: 7, name: 'Ada' }, [{ value: '7', name: 'Ada' }]],
    ['one without a name', { value: 'a' }, [{ value: 'a', name: 'a' }]],
    ['one whose name is empty', { value: 'a', name: '' }, [{ value: 'a', name: 'a' }]],
    ['one whose name is no text', { value: 'a', name: {} }, [{ value: 'a', name: 'a' }]],
    ['one that could not be stored', { value: '', name: 'Ada' }, []],
    ['one without a value', { name: 'Ada' }, []],
    ['one whose value is no text', { value: { a: 1 }, name: 'Ada' }, []],
    ['nothing', null, []],
    ['a text', 'Ada', []],
  ])('of which there is %s', async (_what, entry, choices) => {
    const list = [entry, { value: 'z', name: 'Zoe' }, entry];
    const all = [...choices, { value: 'z', name: 'Zoe' }];
    const voices = [{ value: 'v', name: 'Vera' }];
    const answer = { tts: [{ value: 'en', voices: list }], stt: list, models: list, sttModels: 1 };
    expect(await offerOf({ vendor: 'aws' }, () => answer)).toEqual({
      tts: [{ value: 'en', name: 'en', voices: all }],
      ...{ stt: all, models: all, sttModels: [] },
    });
    const tts = [...list, { value: 'y', name: 'Ýr', voices }];
    const { tts: languages } = (await offerOf({ vendor: 'aws' }, () => ({ tts }))) as typeof answer;
    expect(languages).toEqual([
      ...choices.map((choice) => ({ ...choice, voices: [] })),
      { value: 'y', name: 'Ýr', voices },
      { value: 'z', name: 'Zoe', voices: [] },
    ]);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Ada'],
    ['a number', 7],
  ])('cannot be read where the answer is %s', async (_what, body) => {
    const offer = await offerOf({ vendor: 'aws' }, () => Response.json(body));
    expect(offer).toEqual(failing(200, unreadable));
  });

  it.each([
    [500, 'The key is wrong'],
    [403, 'insufficient permissions'],
  ])('is refused in the words of the platform: %i %s', async (status, msg) => {
    const offer = await offerOf({ vendor: 'aws' }, () => Response.json({ msg }, { status }));
    expect(offer).toEqual(failing(status, msg));
  });
});

describe('a test of a credential', () => {
  const side = { status: 'ok' };
  const test = (body: unknown) => {
    serve({ [`${credentials}/c%2F1/test`]: () => Response.json(body) });
    return outcome(speechMethods.testSpeechCredential('c/1'));
  };

  it.each<[what: string, body: unknown]>([
    ['nothing', null],
    ['no side', {}],
    ['one side', { tts: side }],
    ['the other side', { stt: side }],
    ['a side without a state', { tts: side, stt: {} }],
    ['the other without one', { tts: {}, stt: side }],
  ])('that answers %s cannot be read', async (_what, body) => {
    expect(await test(body)).toEqual(failing(200, unreadable));
  });

  it('says of each side what it is told, and no reason where there is none', async () => {
    const stt = { status: 'fail', reason: 'The key is wrong' };
    const { tts: spoken, ...other } = (await test({ tts: side, stt })) as Record<string, object>;
    expect(other).toEqual({ stt });
    expect(Object.entries(spoken ?? {})).toEqual([['status', 'ok']]);
  });
});
