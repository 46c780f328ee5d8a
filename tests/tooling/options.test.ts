import { describe, expect, it } from 'vitest';
import { helpText, parseOptions } from '../../scripts/lib/options.mjs';
import { optionConflict, serveOptions } from '../../scripts/lib/serveOptions.mjs';

const parse = (line: string) => parseOptions(line.split(' ').filter(Boolean), serveOptions);

describe('the options of npm start', () => {
  it.each([
    ['', {}],
    ['--reset', { reset: true }],
    ['--hosted', { hosted: true }],
    ['--hsts', { hsts: true }],
    ['--recordings https://files.example', { recordings: 'https://files.example' }],
    ['--port 4000', { port: 4000 }],
    ['--base portal', { base: '/portal/' }],
    ['--port=4000 --host 0.0.0.0', { port: 4000, host: '0.0.0.0' }],
    ['--api https://voice.example.com/api/v1/', { api: 'https://voice.example.com/api/v1' }],
    [
      '--seed large --jwt-life 60 --rate-limit 5',
      { seed: 'large', 'jwt-life': 60, 'rate-limit': 5 },
    ],
  ])('reads "%s"', (line, options) => {
    expect(parse(line)).toEqual({ options });
  });

  it.each([
    ['--prot 4000', 'There is no option "--prot"'],
    ['4000', 'There is no option "4000"'],
    ['--constructor', 'There is no option "--constructor"'],
    ['--port', '--port needs a value'],
    ['--port --reset', '--port needs a value'],
    ['--port=', '--port needs a value'],
    ['--base /a/../b', '--base needs a path such as /portal, not "/a/../b"'],
    ['--base a//b', 'two slashes'],
    ['--port 0', 'from 1 to 65535, not "0"'],
    ['--port 70000', 'from 1 to 65535, not "70000"'],
    ['--port 80a', 'from 1 to 65535, not "80a"'],
    ['--reset=yes', '--reset takes no value'],
    ['--api voice.example.com', '--api needs a whole URL'],
    ['--api ftp://voice.example.com', '--api needs a whole URL'],
    ['--seed tiny', '--seed is one of small, large, huge, not "tiny"'],
    ['--jwt-life 0', '--jwt-life needs a whole number of 1 or more'],
    ['--rate-limit 1.5', '--rate-limit needs a whole number of 1 or more'],
  ])('refuses "%s" in words', (line, words) => {
    expect(parse(line).problem).toContain(words);
  });

  it('names every option when one is unknown, and in the help', () => {
    const texts = [parse('--nope').problem, helpText('usage', serveOptions)];
    for (const name of Object.keys(serveOptions)) {
      for (const text of texts) expect(text).toContain(`--${name}`);
    }
  });

  it('refuses options of the embedded platform together with --api', () => {
    const api = 'https://voice.example.com';
    expect(optionConflict({ api, reset: true, seed: 'large' })).toContain('--reset, --seed');
    expect(optionConflict({ api, port: 4000, hosted: true })).toBeUndefined();
    expect(optionConflict({ hosted: true, seed: 'large' })).toContain('--seed');
    expect(optionConflict({ reset: true })).toBeUndefined();
  });

  it('refuses a base that the server could not tell from what is its own', () => {
    expect(optionConflict({ base: '/api/' })).toContain('/api of its own');
    expect(optionConflict({ base: '/assets/x/' })).toContain('/assets of its own');
    expect(optionConflict({ base: '/portal/' })).toBeUndefined();
  });
});
