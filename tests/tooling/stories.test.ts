import { readdirSync } from 'node:fs';
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
    expect(storiesAbout(['src/saving/plan.ts'], stories)).toEqual([]);
  });
});
