import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { shells } from '../../scripts/servers/shells.mjs';

const home = mkdtempSync(join(tmpdir(), 'trunkline-keep-'));
afterAll(() => rmSync(home, { recursive: true }));
let made = 0;

/** A build with these files; the text of each is its build's. */
function build(text: string, ...names: string[]): string {
  made += 1;
  const folder = join(home, `build ${made}`);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, 'assets', name), text);
  return folder;
}
const assets = (folder: string) => readdirSync(join(folder, 'assets')).sort();

describe.each(shells(home))('keep.sh, run by $name', ({ command, path }) => {
  const options = { env: { PATH: path }, encoding: 'utf8' } as const;
  const keep = (...folders: string[]) =>
    execFileSync(command, [inRoot('deploy/keep.sh'), ...folders], options);

  it('keeps the files of the build before for one release', () => {
    const first = build('first', 'main-a1.js', 'main-a1.js.br', 'same-s.js', '-n.js');
    const second = build('second', 'main-b2.js', 'same-s.js');
    expect(keep(first, second)).toContain('Kept 3 files');
    expect(assets(second)).toEqual([
      '-n.js',
      'main-a1.js',
      'main-a1.js.br',
      'main-b2.js',
      'same-s.js',
    ]);
    expect(readFileSync(join(second, 'assets/main-a1.js'), 'utf8')).toBe('first');
    expect(readFileSync(join(second, 'assets/same-s.js'), 'utf8')).toBe('second');

    const third = build('third', 'main-c3.js');
    keep(second, third);
    expect(assets(third)).toEqual(['main-b2.js', 'main-c3.js', 'same-s.js']);
  });

  it('does the same when it is run again', () => {
    const [first, second, third] = [build('1', 'a.js'), build('2', 'b.js'), build('3', 'c.js')];
    keep(first, second);
    keep(first, second);
    keep(second, third);
    keep(second, third);
    expect([assets(second), assets(third)]).toEqual([
      ['a.js', 'b.js'],
      ['b.js', 'c.js'],
    ]);
  });

  it('changes nothing where a folder is no build, or both are one', () => {
    const only = build('only', 'a.js');
    for (const folders of [[], [only], [only, home], [home, only], [only, `${only}/.`]]) {
      const { status, stderr } = spawnSync(
        command,
        [inRoot('deploy/keep.sh'), ...folders],
        options,
      );
      expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
    }
    expect(readdirSync(only)).toEqual(['assets']);
  });
});
