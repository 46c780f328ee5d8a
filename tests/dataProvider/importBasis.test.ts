import { describe, expect, it } from 'vitest';
import { type ImportBasis, importMethods } from '../../src/dataProvider/methods/importing';
import { failing, outcome } from '../support/fetchMock';
import { pageOf, servedLists } from '../support/servedLists';

const { asked, serve } = servedLists();
const routes = [{ lcr_route_sid: 'r', regex: '^1', priority: 3, lcr_carrier_set_entries: [] }];
const tables = [{ lcr_sid: 'l-1', name: 'Out', account_sid: null, service_provider_sid: 'sp-1' }];
const numbers = [{ phone_number_sid: 'n', number: '15550100', account_sid: 'a' }];
const carriers = [{ voip_carrier_sid: 'c', name: 'Bell', account_sid: null }];
const lists = {
  ...{ LcrRoutes: () => routes, Lcrs: () => tables, PhoneNumbers: pageOf(numbers) },
  ...{ VoipCarriers: pageOf(carriers), 'ServiceProviders/sp-1/VoipCarriers': pageOf(carriers) },
};
type Question = Parameters<typeof importMethods.importBasis>[0];
const basisOf = (question: Partial<Question>) =>
  outcome(
    importMethods.importBasis({ resource: 'phone-numbers', names: [], into: null, ...question }),
  );
const pathsAsked = () => asked.map((path) => path.split('?')[0]);

describe('what the rows of a file are compared with', () => {
  it.each<[string, Partial<Question>, found: object[], path: string]>([
    [
      'the routes of the table that they go into',
      { resource: 'least-cost-routing', into: 'l-1' },
      [{ regex: '^1', priority: 3 }],
      'LcrRoutes',
    ],
    ['all numbers', {}, [{ number: '15550100', account_sid: 'a' }], 'PhoneNumbers'],
    ['those that they name', { keys: ['15550100'] }, [{ number: '15550100' }], 'PhoneNumbers'],
    ['none where they name none', { keys: [] }, [], ''],
  ])('is %s', async (_what, question, found, path) => {
    serve(lists);
    const { existing, named } = (await basisOf(question)) as ImportBasis;
    expect(existing).toMatchObject(found);
    expect(existing).toHaveLength(found.length);
    expect(named).toEqual({});
    expect(pathsAsked()).toEqual(path ? [path] : []);
  });

  it('is also what they may name', async () => {
    serve(lists);
    const { named } = (await basisOf({ names: ['carriers'], keys: [] })) as ImportBasis;
    expect(named).toMatchObject({ carriers: [{ id: 'c', name: 'Bell' }] });
  });

  it.each<Partial<Question>>([
    { resource: 'least-cost-routing', into: 'l-2' },
    { names: ['carriers'], keys: [] },
    {},
  ])('is not guessed where the platform does not answer: %j', async (question) => {
    serve({});
    expect(await basisOf(question)).toEqual(failing(404, 'none'));
  });
});
