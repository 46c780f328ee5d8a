import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/saving/entryWords';

const change = (path: string, to: unknown) => ({ path: [path], from: null, to });
const gateways = change('sip_gateways', [
  { local_id: '1795698159789-2', ipv4: '198.51.100.21', port: 5060, protocol: 'udp' },
]);

describe('the words of an entry', () => {
  it.each<[string, ReturnType<typeof change>[], string[]]>([
    ['nothing typed', [], []],
    ['numbers and flags are no words', [change('port', 5060), change('is_active', true)], []],
    ['no sid', [change('account_sid', '0f0f0f0f-0000-4000-8000-00000000dead')], []],
    ['nothing that stands for the sid of a new row', [gateways], ['198.51.100.21', 'udp']],
    [
      'the name before the rows, wherever it stands',
      [gateways, change('name', 'Second Telecom')],
      ['Second Telecom', '198.51.100.21', 'udp'],
    ],
    [
      'vendors by their names, also in rows, and what else is spelled so as it is',
      [
        change('vendor', 'deepgram'),
        change('speech_synthesis_vendor', 'custom:Acme'),
        change('name', 'google'),
      ],
      ['Deepgram', 'Acme', 'google'],
    ],
    ['the vendor of a row', [change('rows', [{ vendor: 'aws' }])], ['AWS']],
    ['three', ['a', 'b', 'c', 'd'].map((text) => change(text, text)), ['a', 'b', 'c']],
    [
      'short',
      [change('name', `${'long '.repeat(9)}name`)],
      ['long long long long long long long long…'],
    ],
  ])('%s', (_title, changes, words) => {
    expect(wordsOf({ changes })).toEqual(words);
  });
});
