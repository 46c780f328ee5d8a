import { afterEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from '../../scripts/lib/steps.mjs';

const said: string[] = [];
const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** A step that writes down when it begins and ends. */
const step = (log: string[], name: string, more: { needs?: string; alone?: boolean } = {}) => ({
  name,
  ...more,
  run: async () => {
    log.push(`${name} begins`);
    await wait();
    log.push(`${name} ends`);
    return { passed: 1, failed: 0, output: `${name} says` };
  },
});
const failing = (name: string) => ({
  name,
  run: async () => ({ passed: 2, failed: 1, failures: ['a test\n    what it met'] }),
});
const run = async (steps: Parameters<typeof runSteps>[0]) => {
  said.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  return runSteps(steps);
};

describe('the steps of a run', () => {
  afterEach(() => vi.restoreAllMocks());

  it('overlap two at a time, and one that runs alone waits for the others', async () => {
    const log: string[] = [];
    const steps = [step(log, 'a'), step(log, 'b'), step(log, 'c'), step(log, 'd', { alone: true })];
    expect(await run(steps)).toBe(true);
    expect(log.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(log.indexOf('c begins')).toBeGreaterThan(log.indexOf('a ends'));
    expect(log.slice(-2)).toEqual(['d begins', 'd ends']);
  });

  it('wait for what they need, and let others go before', async () => {
    const log: string[] = [];
    await run([step(log, 'a'), step(log, 'b', { needs: 'a' }), step(log, 'c')]);
    expect(log.indexOf('b begins')).toBeGreaterThan(log.indexOf('a ends'));
    expect(log.indexOf('c begins')).toBeLessThan(log.indexOf('a ends'));
  });

  it('print their output in one piece, the failures again and the numbers last', async () => {
    const log: string[] = [];
    expect(await run([failing('a'), step(log, 'b', { needs: 'a' }), step(log, 'c')])).toBe(false);
    expect(log).toEqual(['c begins', 'c ends']);
    expect(said).toContain('\n── c ──\nc says\n');
    expect(said.at(-2)).toBe('a test\n    what it met\n\n');
    expect(said.at(-1)).toBe('3 passed, 2 failed\n');
    expect(said.join('')).toContain('did not run: the a failed');
  });

  it('end with what a failed step without tests of its own said last', async () => {
    const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`).join('\n\n');
    const untold = { name: 'a', run: async () => ({ passed: 0, failed: 1, output: lines }) };
    expect(await run([untold])).toBe(false);
    expect(said.at(-2)).toMatch(/^a\n {4}line 12\n(.|\n)*\n {4}line 19\n\n$/);
  });
});
