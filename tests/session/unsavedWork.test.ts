import { afterEach, expect, it } from 'vitest';
import {
  hasUnsavedWork,
  holdUnsavedWork,
  knowOtherTabs,
  type UnsavedWork,
  unsavedWork,
} from '../../src/session/unsavedWork';

const told: UnsavedWork[] = [];
const listen = () => knowOtherTabs({ tell: (held) => told.push(held), ask: async () => null });

afterEach(() => {
  knowOtherTabs({ tell: () => undefined, ask: async () => null });
  told.length = 0;
});

const [kept, bare] = [true, false];

it.each<[forms: boolean[], held: UnsavedWork[], told: UnsavedWork[]]>([
  [[kept], ['kept'], ['kept', null]],
  [[bare], ['unkept'], ['unkept', null]],
  [
    [kept, kept],
    ['kept', 'kept'],
    ['kept', null],
  ],
  [
    [bare, bare],
    ['unkept', 'unkept'],
    ['unkept', null],
  ],
  [
    [kept, bare],
    ['kept', 'unkept'],
    ['kept', 'unkept', null],
  ],
  [
    [bare, kept],
    ['unkept', 'unkept'],
    ['unkept', 'kept', null],
  ],
])(
  'forms with drafts %j hold %j, and the other tabs hear each change once',
  (forms, held, heard) => {
    listen();
    const releases: (() => void)[] = [];
    const seen = forms.map((isKept) => {
      releases.push(holdUnsavedWork(isKept));
      return unsavedWork();
    });
    for (const release of releases) {
      release();
      // A form that closes twice lets go of its own work alone.
      release();
    }
    expect([seen, told]).toEqual([held, heard]);
    expect([unsavedWork(), hasUnsavedWork()]).toEqual([null, false]);
  },
);

it('a form of which nothing is said keeps no draft', () => {
  const release = holdUnsavedWork();
  expect(unsavedWork()).toBe('unkept');
  release();
});
