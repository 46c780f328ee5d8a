import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { allStories, storiesAbout } from '../../scripts/lib/stories.mjs';

const foldersIn = (place: string) =>
  readdirSync(inRoot(place), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => `${place}/${name}`);

describe('the stories about what changed', () => {
  it.each([...foldersIn('src/resources'), ...foldersIn('src/pages')])('are some for %s', (room) => {
    const about = storiesAbout([`${room}/Any.tsx`], allStories());
    expect(about.length).toBeGreaterThan(0);
    expect(about.length).toBeLessThan(allStories().length / 4);
  });

  const tested = readdirSync(inRoot('tests/components'));
  const shared = foldersIn('src/components').filter((one) => !tested.includes(basename(one)));
  it.each([...shared, 'src/layout', 'src/layout/palette', 'src/layout/session', 'src/session'])(
    'are some for %s, which no unit tests are about',
    (place) => {
      const about = storiesAbout([`${place}/Any.tsx`], allStories());
      expect(about.length).toBeGreaterThan(0);
      expect(about.length).toBeLessThan(allStories().length / 8);
    },
  );

  const methods = readdirSync(inRoot('src/dataProvider/methods'));
  it.each([
    ...methods.map((name) => `src/dataProvider/methods/${name}`),
    'src/dataProvider/configuration/apply.ts',
    'src/engines/configuration/index.ts',
    'src/saving/plan.ts',
  ])('are some for %s, as screens ask it', (path) => {
    const about = storiesAbout([path], allStories());
    expect(about.length).toBeGreaterThan(0);
    expect(about.length).toBeLessThan(allStories().length / 8);
  });

  it('are those that open the screens of one room alone', () => {
    const rooms = foldersIn('src/resources');
    const missing = allStories().filter((path) => {
      const opened = readFileSync(inRoot(path), 'utf8').match(/(?<=\/internal\/)[a-z-]+/g) ?? [];
      const room = `src/resources/${opened[0]}`;
      if (opened.length < 3 || new Set(opened).size > 1 || !rooms.includes(room)) return false;
      const files = [`${room}/Any.tsx`, `${room}/hosted/Any.tsx`];
      return storiesAbout(files, [path]).length === 0;
    });
    expect(missing).toEqual([]);
  });

  it('are those of each room, each once, and stories that changed themselves', () => {
    const stories = [
      'tests/app/carrierForm.test.ts',
      'tests/app/users.test.ts',
      'tests/app/a.test.ts',
    ];
    const changed = ['src/resources/carriers/A.tsx', 'src/resources/carriers/B.tsx', 'README.md'];
    expect(storiesAbout(changed, stories)).toEqual(['tests/app/carrierForm.test.ts']);
    expect(storiesAbout([...changed, 'tests/app/a.test.ts'], stories)).toEqual([
      'tests/app/carrierForm.test.ts',
      'tests/app/a.test.ts',
    ]);
    expect(storiesAbout(['src/domain/listWords.ts'], stories)).toEqual([]);
  });
});
