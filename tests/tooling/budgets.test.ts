import { describe, expect, it } from 'vitest';
import { measure } from '../../scripts/budgets.mjs';

const chunk = (file: string, modules: string[], imports: string[] = []) => ({
  file,
  modules,
  imports,
  dynamicImports: [],
});
const chunks = [
  chunk('main.js', ['src/main.tsx'], ['react.js']),
  chunk('react.js', ['node_modules/react/index.js'], ['main.js']),
  chunk('login.js', ['src/pages/public/LoginPage.tsx'], ['react.js']),
  chunk('player.js', ['node_modules/wavesurfer.js/dist/wavesurfer.esm.js']),
];
const sizes: Record<string, number> = {
  'main.js': 10,
  'react.js': 50,
  'login.js': 5,
  'player.js': 9,
};
const sizeOf = (file: string) => sizes[file] ?? 0;
const budget = (modules: string[], limit = 65) => ({
  name: 'test',
  modules,
  limit,
  without: ['wavesurfer'],
});

describe('a budget', () => {
  const screen = ['src/main.tsx', 'src/pages/public/LoginPage.tsx'];

  it('counts every script of the closure once', () => {
    expect(measure(budget(screen), chunks, sizeOf)).toMatchObject({ bytes: 65, problems: [] });
  });
  it('fails one byte over', () => {
    const { problems } = measure(budget(screen, 64), chunks, sizeOf);
    expect(problems).toEqual(['1 bytes over the limit of 64.']);
  });
  it('names a heavy library, its file and its script', () => {
    const heavier = chunks.map((one) =>
      one.file === 'login.js' ? { ...one, imports: ['player.js'] } : one,
    );
    const { problems } = measure(budget(screen, 100), heavier, sizeOf);
    expect(problems.join()).toMatch(/wavesurfer is in it: .*wavesurfer\.esm\.js in player\.js/);
  });
  it('fails in words when a module of the table is not in the build', () => {
    const { problems } = measure(budget([...screen, 'src/Gone.tsx']), chunks, sizeOf);
    expect(problems.join()).toContain('src/Gone.tsx is in no script of the build');
  });
});
