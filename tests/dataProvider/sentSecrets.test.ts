import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/dataProvider/endpoints';
import { HttpError } from '../../src/http/HttpError';
import { curlOf } from '../../src/saving/curl';
import type { HistoryEntry } from '../../src/saving/history';
import type { Savable, SaveInput } from '../../src/saving/input';
import { recorded } from '../../src/saving/recorded';
import { memoryLog, type Ports, runPlan } from '../../src/saving/runPlan';
import { planSave } from '../../src/saving/save';
import { shownSteps } from '../../src/saving/shownSteps';
import type { Caller } from '../../src/types/caller';

const canary = (path: readonly string[]) => `canary-${path.join('-').replaceAll('*', 'row')}`;

/** A value with a canary at the rest of a path: in a group, in the row of a list, or itself. */
function planted(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (key === '*') return [planted((value as unknown[] | undefined)?.[0], rest, text)];
  const group = (value ?? {}) as Record<string, unknown>;
  return { ...group, [key]: planted(group[key], rest, text) };
}

const caller: Caller = {
  ...{ userSid: 'u', name: 'nora', scope: 'admin', isViewOnly: false },
  ...{ accountSid: null, providerSid: 'p-1' },
} as Caller;

/** Every resource that the console writes, with where its secrets are. */
const all = Object.entries(endpoints as unknown as Record<string, Savable>)
  .filter(([, endpoint]) => endpoint.create || endpoint.update)
  .map(([resource, endpoint]) => ({ resource, endpoint }));

/** What a form holds with a canary in the place of each secret, of its rows as well. */
function formOf({ masked = [], secrets = [], parts = [], creatable = [] }: Savable) {
  const plain = Object.fromEntries(
    [...creatable, 'scope', 'account_sid'].map((key) => [
      key,
      key === 'scope' ? 'account' : 'plain',
    ]),
  );
  const own = [...secrets, ...masked];
  const ofRows = parts.flatMap(({ sources, secrets: inRow = [] }) =>
    sources.flatMap(({ source }) => inRow.map((path) => [source, '*', ...path])),
  );
  return [...own, ...ofRows].reduce<Record<string, unknown>>(
    (form, path) => planted(form, path, canary(path)) as Record<string, unknown>,
    plain,
  );
}

const failing: Ports['send'] = async ({ body }) => {
  throw new HttpError(400, { message: `refused: ${JSON.stringify(body)}` });
};

const holding = all.filter(({ endpoint }) => JSON.stringify(formOf(endpoint)).includes('canary'));

describe.each(holding)('a secret of $resource', ({ resource, endpoint }) => {
  const form = formOf(endpoint);
  const before = Object.fromEntries(Object.keys(form).map((key) => [key, null]));
  const known = { record: before, rows: [], others: [], present: [] };
  const inputs: SaveInput[] = [null, 'r-1'].map((id) => ({
    ...{ resource, endpoint, caller, id, opened: id ? before : {}, form },
    ...{ progress: {}, settled: [], known: id ? known : { ...known, record: {} }, looks: false },
  }));

  it('is in nothing that is shown of a save, nor in the history', async () => {
    for (const input of inputs) {
      const planned = planSave({ ...input, endpoint: { ...endpoint, rows: undefined } as Savable });
      const prepared = { planned, known, input };
      const shown = shownSteps(prepared, { paths: [], texts: [] });
      const commands = shown.map(({ call }) => curlOf(call, 'https://p.example'));
      expect(JSON.stringify([shown, commands])).not.toContain('canary');
      const kept: HistoryEntry[] = [];
      const ports = recorded(
        { send: failing, log: memoryLog() },
        {
          ...{ kind: input.id ? 'changed' : 'made', resource, sid: input.id, endpoint },
          ...{ before: input.opened, after: form },
        },
        { who: 'nora', address: '', keep: (entry) => void kept.push(entry) },
      );
      await runPlan(planned, ports);
      ports.log.settle('refused');
      expect(JSON.stringify(kept)).not.toContain('canary');
    }
  });
});

it('is looked for in every resource with one', () => {
  expect(holding.map(({ resource }) => resource)).toEqual(
    expect.arrayContaining(['accounts', 'users', 'carriers', 'applications', 'speech-services']),
  );
});
