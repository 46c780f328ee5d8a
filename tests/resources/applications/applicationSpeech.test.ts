import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { dataProvider } from '../../../src/dataProvider';
import { toApplication } from '../../../src/resources/applications/applicationRules';
import type { Application } from '../../../src/types';
import { type Bench, createBench } from '../../support/platformFetch';
import { propertyRuns } from '../../support/propertyRuns';
import { storedName, storedSpeech, storedVariables, storeSpeech } from '../../support/storedSpeech';

let bench: Bench;

beforeAll(async () => {
  bench = await createBench();
});
beforeEach(() => bench.signIn('nora', 'Provider-demo1!'));
afterEach(() => expect(bench.platform.poison).toEqual([]));
afterAll(() => bench.platform.close());

it('saving an application whose speech nobody touched changes nothing of it, whatever is stored', async () => {
  const row = () =>
    bench.platform.db.get('SELECT * FROM applications WHERE name = ?', storedName) ?? {};
  const id = String(row().application_sid);
  await fc.assert(
    fc.asyncProperty(storedSpeech, storedVariables, async (speech, variables) => {
      const before = await storeSpeech(bench.platform, speech, variables);
      bench.calls.length = 0;
      const { data: previousData } = await dataProvider.getOne<Application>('applications', { id });
      const change = { record_all_calls: !previousData.record_all_calls };
      const data = toApplication({ ...previousData, ...change }, { previousData });
      await dataProvider.update('applications', { id, data: data as Application, previousData });
      const puts = bench.calls.filter(({ method }) => method === 'PUT');
      expect(Object.keys(puts[0]?.body as object).sort()).toEqual(
        ['call_hook', 'name', 'record_all_calls'].sort(),
      );
      expect(row()).toEqual({ ...before, record_all_calls: Number(change.record_all_calls) });
    }),
    { numRuns: propertyRuns(20, 60), endOnFailure: true },
  );
}, 60_000);
