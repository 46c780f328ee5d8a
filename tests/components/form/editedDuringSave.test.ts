import { describe, expect, it } from 'vitest';
import { editedDuringSave } from '../../../src/components/form/editedDuringSave';

describe('what was typed since a save was sent', () => {
  it.each([
    ['nothing', { name: 'a' }, { name: 'a' }, { name: 'a' }, []],
    ['a text', { name: 'ab' }, { name: 'a' }, { name: 'a' }, [['name', 'ab']]],
    ['a text that was emptied', { name: null }, { name: 'a' }, { name: 'a' }, [['name', null]]],
    ['not what the platform trimmed', { name: 'a' }, { name: ' a ' }, { name: 'a' }, []],
    ['not what is sent and was trimmed', { name: ' a ' }, { name: ' a ' }, { name: 'a' }, []],
    ['not an empty text for none', { name: '' }, { name: undefined }, {}, []],
    [
      'one field of a group',
      { hook: { url: 'b', sid: '1' } },
      { hook: { url: 'a' } },
      { hook: { url: 'a', sid: '1' } },
      [['hook.url', 'b']],
    ],
    ['a group that is new', { hook: { url: 'b' } }, { hook: null }, {}, [['hook.url', 'b']]],
    ['a list as a whole', { tags: [1, 2] }, { tags: [1] }, { tags: [1] }, [['tags', [1, 2]]]],
    ['a tick that goes on', { is_on: true }, { is_on: false }, {}, [['is_on', true]]],
  ])('is %s', (_what, now, sent, saved, expected) => {
    expect(editedDuringSave(now, sent, saved)).toEqual(expected);
  });
});
