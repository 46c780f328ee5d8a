import { describe, expect, it } from 'vitest';
import type { Savable, SaveInput } from '../../src/saving/input';
import { planSave } from '../../src/saving/save';
import { caps, done, doors, inputOf, lost, planInWords, things } from './support/planning';

type Args = [
  form: Record<string, unknown>,
  endpoint?: Partial<Savable>,
  more?: Partial<Omit<SaveInput, 'endpoint'>>,
];
const planOf = ([form, endpoint, more]: Args) =>
  planSave(inputOf({ form, endpoint: { ...things, ...endpoint }, ...more }));

const post = (body: object) => `POST Things ${JSON.stringify(body)}`;
const byName: Partial<Savable> = { recognizedBy: ['name'] };
const unique: Partial<Savable> = { unique: { name: 'taken' } };
const row = (sid: string, name: string) => ({ thing_sid: sid, name });
const fromTemplate: Partial<Savable> = {
  madeFrom: () => ({ path: 'Templates/x', record: { name: 'Bell' }, label: 'name' }),
};

describe('a new record', () => {
  it.each<[string, Args, string[]]>([
    ['what its form holds', [{ name: 'A', color: 'red' }], [post({ name: 'A', color: 'red' })]],
    ['nothing that a POST does not take', [{ name: 'A', size: 1 }], [post({ name: 'A' })]],
    ['empty texts as null', [{ name: 'A', color: '' }], [post({ name: 'A', color: null })]],
    ['never null', [{ name: 'A', color: '' }, { neverNull: ['color'] }], [post({ name: 'A' })]],
    [
      'flags as numbers',
      [{ name: 'A', color: false }, { numericFlags: ['color'] }],
      [post({ name: 'A', color: 0 })],
    ],
    [
      'its owner from who asks',
      [{ name: 'A' }, { ownedBy: () => ({ note: 'nora' }) }],
      [post({ name: 'A', note: 'nora' })],
    ],
    [
      'nothing of other scopes',
      [{ name: 'A', color: 'red' }, { onlyFor: { color: ['admin'] } }],
      [post({ name: 'A' })],
    ],
    ['told apart: all of them are asked', [{ name: 'A' }, byName], ['ask present']],
    ['unique: those there are now, and the others', [{ name: 'A' }, unique], ['ask present']],
    ['unique, without a name', [{}, unique, { known: { present: [] } }], [post({})]],
    ['unique: the others', [{ name: 'A' }, unique, { known: { present: [] } }], ['ask others']],
    [
      'unique and free',
      [{ name: 'A' }, unique, { known: { present: [], others: [row('t-1', 'B')] } }],
      [post({ name: 'A' })],
    ],
    [
      'unique and taken',
      [{ name: 'A ' }, unique, { known: { present: [], others: [row('t-1', 'a')] } }],
      ['refuse name'],
    ],
    [
      'its rows after it, of its sid',
      [{ name: 'A', doors: [{ local_id: 'n', address: 'a', port: 1 }] }, { parts: [doors] }],
      [
        post({ name: 'A' }),
        'POST Doors {"thing_sid":{"madeBy":"record"},"address":"a","port":1} after record',
      ],
    ],
    [
      'rows whose path names it',
      [{ name: 'A', caps: [{ kind: 'calls', count: 1 }] }, { parts: [caps] }],
      [
        post({ name: 'A' }),
        'POST Things/(made!record)/Caps {"kind":"calls","count":1} after record',
      ],
    ],
    [
      'what a POST does not take, after it',
      [
        { name: 'A', note: 'n' },
        { creatable: ['name'], afterCreate: { label: 'notes', defaults: { note: null } } },
      ],
      [post({ name: 'A' }), 'PUT Things/(made!record) {"note":"n"} after record'],
    ],
    [
      'which a new one has by itself: nothing',
      [
        { name: 'A', note: '' },
        { creatable: ['name'], afterCreate: { label: 'notes', defaults: { note: null } } },
      ],
      [post({ name: 'A' })],
    ],
    ['from a template: all of them are asked', [{ name: 'Mine' }, fromTemplate], ['ask present']],
    [
      'from a template under a name that is taken: the platform may add to it',
      [
        { name: 'Bell' },
        { ...fromTemplate, ...unique },
        { known: { present: [], others: [row('t-1', 'Bell')] } },
      ],
      ['POST Templates/x'],
    ],
    [
      'from a template, and its name after it',
      [{ name: 'Mine' }, fromTemplate, { known: { present: [] } }],
      ['POST Templates/x', 'PUT Things/(made!record) {"name":"Mine"} after record'],
    ],
    [
      'from a template under its own name',
      [{ name: 'Bell' }, fromTemplate, { known: { present: [] } }],
      ['POST Templates/x'],
    ],
  ])('sends %s', (_what, args, words) => {
    expect(planInWords(planOf(args))).toEqual(words);
  });

  const lostA = (before: string[] = []) => ({ record: lost({ name: 'A' }, { before }) });
  const present = (...rows: object[]) => ({ present: rows as Record<string, unknown>[] });

  it.each<[string, Args, string[]]>([
    [
      'it is there: it is looked at',
      [{ name: 'A' }, byName, { progress: lostA(), known: present(row('t-1', 'A')) }],
      ['ask record'],
    ],
    [
      'it is there: nothing is left',
      [
        { name: 'A' },
        byName,
        { progress: lostA(), known: { ...present(row('t-1', 'A')), record: row('t-1', 'A') } },
      ],
      [],
    ],
    [
      'it is there, under another name by now',
      [
        { name: 'B' },
        byName,
        { progress: lostA(), known: { ...present(row('t-1', 'A')), record: row('t-1', 'A') } },
      ],
      ['PUT Things/t-1 {"name":"B"}'],
    ],
    [
      'one like it that was there before is another',
      [{ name: 'A' }, byName, { progress: lostA(['t-1']), known: present(row('t-1', 'A')) }],
      [post({ name: 'A' })],
    ],
    [
      'one unlike it is another',
      [{ name: 'A' }, byName, { progress: lostA(), known: present(row('t-1', 'B')) }],
      [post({ name: 'A' })],
    ],
    [
      'what cannot be told apart is made',
      [{ name: 'A' }, {}, { progress: lostA(), known: present(row('t-1', 'A')) }],
      [post({ name: 'A' })],
    ],
    [
      'an empty name tells nothing apart',
      [
        { color: 'red' },
        unique,
        { progress: { record: lost({ color: 'red' }) }, known: present({ thing_sid: 't-1' }) },
      ],
      [post({ color: 'red' })],
    ],
    [
      'one of a template begins with its name',
      [
        { name: 'Mine' },
        fromTemplate,
        {
          progress: { record: lost({}) },
          known: { ...present(row('t-1', 'Bell-2')), record: row('t-1', 'Bell-2') },
        },
      ],
      ['PUT Things/t-1 {"name":"Mine"}'],
    ],
    [
      'sent by a page that was killed: the same',
      [
        { name: 'A' },
        byName,
        {
          progress: { record: { ...lost({ name: 'A' }), state: 'sent' } },
          known: present(row('t-1', 'A')),
        },
      ],
      ['ask record'],
    ],
    [
      'done: it is changed, not made',
      [{ name: 'B' }, byName, { progress: { record: done({ name: 'A' }, 't-1') } }],
      ['ask record'],
    ],
    [
      'refused: made',
      [
        { name: 'A' },
        byName,
        {
          progress: { record: { ...lost({ name: 'A' }), state: 'refused' } },
          known: present(row('t-1', 'A')),
        },
      ],
      [post({ name: 'A' })],
    ],
  ])('after an earlier try: %s', (_what, args, words) => {
    expect(planInWords(planOf(args))).toEqual(words);
  });

  it('notes what there was before the first try that may have made it yet', () => {
    const known = present(row('t-1', 'B'), row('t-2', 'C'));
    const beforeOf = (progress: SaveInput['progress']) =>
      planOf([{ name: 'A' }, byName, { progress, known }]).steps[0]?.recognize;
    expect(beforeOf(lostA(['t-1']))).toMatchObject({ made: { before: ['t-1'] } });
    const refused = { record: { ...lost({ name: 'A' }, { before: ['t-1'] }), state: 'refused' } };
    expect(beforeOf(refused as SaveInput['progress'])).toMatchObject({
      made: { before: ['t-1', 't-2'] },
    });
  });

  it('notes what there was before, and hides its secrets', () => {
    const known = present(row('t-1', 'B'), row('t-2', 'C'));
    const { steps } = planOf([
      { name: 'A', key: 'k' },
      { ...byName, secrets: [['key']] },
      { known },
    ]);
    const made = { before: ['t-1', 't-2'], by: ['name'] };
    expect(steps[0]).toMatchObject({ makes: true, recognize: { made }, secrets: [['key']] });
    expect(steps[0]?.refusals?.filled).toEqual(['name', 'key']);
  });
});
