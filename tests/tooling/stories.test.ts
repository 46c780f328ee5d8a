import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { chooseStories, readReached } from '../../scripts/lib/reached.mjs';
import { allStories, storiesAbout } from '../../scripts/lib/stories.mjs';

const reached = readReached();

describe('the stories about a file', () => {
  const common = { 'src/http/request.ts': ['send@9', 'read@40'] };
  const runs = [
    { story: 'users', files: { ...common, 'src/users/Form.tsx': ['Form@3', 'onMove@90'] } },
    { story: 'lists', files: { ...common, 'src/users/List.tsx': ['List@3'] } },
    { story: 'forms', files: { ...common, 'src/users/Form.tsx': ['Form@3'], 'src/a.ts': ['a@1'] } },
    { story: 'numbers', files: { ...common, 'src/numbers/Form.tsx': ['Form@3'] } },
    { story: 'files', files: { 'src/http/request.ts': ['send@9', 'upload@70'] } },
  ];

  it('are those that run most of it that few others run', () => {
    const about = chooseStories(runs);
    expect(about['src/users/Form.tsx']).toEqual(['users', 'forms']);
    expect(about['src/users/List.tsx']).toEqual(['lists']);
    expect(about['src/http/request.ts']?.[0]).toBe('files');
  });

  it('run every function that any story runs', () => {
    const names = fc.uniqueArray(fc.constantFrom('a@1', 'b@2', 'c@3', 'd@4'), { minLength: 1 });
    const files = fc.dictionary(fc.constantFrom('src/x.ts', 'src/y.ts', 'src/z/z.ts'), names);
    const stories = fc.uniqueArray(fc.record({ story: fc.string({ minLength: 1 }), files }), {
      selector: ({ story }) => story,
      maxLength: 12,
    });
    fc.assert(
      fc.property(stories, (all) => {
        const about = chooseStories(all);
        for (const { files } of all) {
          for (const [file, functions] of Object.entries(files)) {
            const chosen = all.filter(({ story }) => about[file]?.includes(story));
            const run = new Set(chosen.flatMap((one) => one.files[file] ?? []));
            for (const one of functions) expect(run).toContain(one);
          }
        }
      }),
    );
  });
});

describe('what is written down of them', () => {
  const stories = allStories();
  const files = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `src/${path.replaceAll('\\', '/')}`);

  it('knows most stories and most rooms; `npm run reached` writes it down anew', () => {
    const named = new Set(Object.values(reached).flat());
    const known = stories.filter((path) => named.has(path.replace(/^.*\/|\.test\..*/g, '')));
    expect(known.length).toBeGreaterThan(0.9 * Math.max(stories.length, named.size));
    const rooms = new Set(files.filter((path) => path.endsWith('.tsx')).map(dirname));
    const reachedRooms = new Set(Object.keys(reached).map(dirname));
    const unknown = [...rooms].filter((room) => !reachedRooms.has(room));
    expect(unknown.length).toBeLessThan(rooms.size / 10);
  });
});

describe('the stories of a change', () => {
  const known = {
    'src/resources/users/UserForm.tsx': ['users', 'viewOnly'],
    'src/resources/users/UserList.tsx': ['lists'],
    'src/http/request.ts': ['lists', 'users'],
  };
  const all = ['lists', 'users', 'viewOnly', 'clients'].map((name) => `tests/app/${name}.test.ts`);
  const of = (...changed: string[]) =>
    storiesAbout(changed, all, known).map((path) => path.replace(/.*\/|\.test.*/g, ''));

  it('are those of each file, each once, those about most of them first', () => {
    expect(of('src/resources/users/UserForm.tsx')).toEqual(['users', 'viewOnly']);
    expect(of('src/resources/users/UserForm.tsx', 'src/http/request.ts')).toEqual([
      'users',
      'lists',
      'viewOnly',
    ]);
  });

  it('are those that changed themselves, and those about the files beside a new one', () => {
    expect(of('README.md')).toEqual([]);
    expect(of('tests/app/clients.test.ts', 'src/resources/users/UserForm.tsx')).toEqual([
      'clients',
      'users',
      'viewOnly',
    ]);
    expect(of('src/resources/users/New.tsx')).toEqual(['users', 'viewOnly', 'lists']);
    expect(of('src/elsewhere/New.tsx')).toEqual([]);
  });

  it('are forty at most', () => {
    const many = Array.from({ length: 60 }, (_, at) => `s${at}`);
    const about = storiesAbout(
      ['src/a.ts'],
      many.map((name) => `tests/app/${name}.test.ts`),
      {
        'src/a.ts': many,
      },
    );
    expect(about).toHaveLength(40);
  });
});
