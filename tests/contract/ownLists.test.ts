import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { body, msg } from './expectations';
import { makeApplication, makeCarrier, type Row, rows, someNumber } from './telephony';
import { createWorld, type Session, type World } from './world';

let world: World;
let numbers: string[] = [];
const carriers: string[] = [];
const applications: string[] = [];
beforeAll(async () => {
  world = await createWorld();
  const { A1, A2, B } = world.sids;
  for (const account_sid of [null, A1, A2])
    carriers.push(await makeCarrier(world, { account_sid }));
  carriers.push(await makeCarrier(world, {}, B));
  for (const account of [A1, A1, A1, A2]) applications.push(await makeApplication(world, account));
  numbers = [someNumber(), someNumber(), someNumber()];
  for (const [index, number] of numbers.entries()) {
    const account_sid = index < 2 ? A1 : A2;
    await world.make('/PhoneNumbers', { number, account_sid, voip_carrier_sid: carriers[0] });
  }
});
afterAll(() => world?.close());

interface Page {
  total: number;
  page: number;
  page_size: number | null;
  data: Row[];
}
const page = async (session: Session, path: string) => body<Page>(await session.get(path));
const ofKey = (list: Row[], key: string) => list.map((row) => String(row[key]));
const sorted = (list: string[]) => [...list].sort();

/** All pages of a list, two rows at a time. */
async function allPages(session: Session, path: string): Promise<Row[]> {
  const found: Row[] = [];
  for (let number = 1; ; number += 1) {
    const joint = path.includes('?') ? '&' : '?';
    const { data, total } = await page(session, `${path}${joint}page=${number}&page_size=2`);
    expect(data.length).toBeLessThanOrEqual(2);
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}

describe('VoipCarriers of records made here (contract 11.1, 19)', () => {
  const key = 'voip_carrier_sid';

  test('a provider sees its own, an account its own and those of provider level', async () => {
    const [ofProvider, ofA1, ofA2, foreign] = carriers;
    const all = ofKey(await rows(world.provider, '/VoipCarriers'), key);
    expect(sorted(all)).toEqual(sorted([ofProvider, ofA1, ofA2] as string[]));
    const seen = ofKey(await rows(world.account, '/VoipCarriers'), key);
    expect(sorted(seen)).toEqual(sorted([ofProvider, ofA1] as string[]));
    expect(ofKey(await rows(world.admin, '/VoipCarriers'), key)).toContain(foreign);
    const own = await rows(world.provider, `/Accounts/${world.sids.A1}/VoipCarriers`);
    expect(ofKey(own, key)).toEqual([ofA1]);
  });

  test('pages hold each row once; the size is 50 unless given, and then told as null', async () => {
    const path = `/ServiceProviders/${world.sids.A}/VoipCarriers`;
    const found = ofKey(await allPages(world.provider, path), key);
    expect(sorted(found)).toEqual(sorted(carriers.slice(0, 3)));
    expect(await page(world.provider, `${path}?page=1`)).toMatchObject({
      ...{ total: 3, page: 1, page_size: null },
    });
    msg(500, /./)(await world.provider.get(`${path}?page=0`));
  });

  test('by name, and by account with what the provider lends', async () => {
    const path = `/ServiceProviders/${world.sids.A}/VoipCarriers`;
    const [first] = await rows(world.provider, path);
    const name = encodeURIComponent(String(first?.name));
    expect(ofKey(await rows(world.provider, `${path}?name=${name}`), 'name')).toEqual([
      first?.name,
    ]);
    const ofA2 = await rows(world.provider, `${path}?account_sid=${world.sids.A2}`);
    expect(sorted(ofKey(ofA2, key))).toEqual(sorted([carriers[0], carriers[2]] as string[]));
  });
});

describe('PhoneNumbers of records made here (contract 13.1, 19)', () => {
  const plain = () => numbers.map((number) => number.slice(1));

  test('pages are in the order of the numbers, by scope', async () => {
    const ofProvider = ofKey(await allPages(world.provider, '/PhoneNumbers'), 'number');
    expect(ofProvider).toEqual(sorted(plain()));
    const ofAccount = ofKey(await allPages(world.account, '/PhoneNumbers'), 'number');
    expect(ofAccount).toEqual(sorted(plain().slice(0, 2)));
  });

  test('a part of the number, an account, and for an admin a provider narrow them', async () => {
    const [first = ''] = plain();
    const part = first.slice(2);
    expect(ofKey(await rows(world.provider, `/PhoneNumbers?filter=${part}`), 'number')).toEqual([
      first,
    ]);
    const ofA2 = await rows(world.provider, `/PhoneNumbers?account_sid=${world.sids.A2}`);
    expect(ofKey(ofA2, 'number')).toEqual(plain().slice(2));
    const ofA = await rows(world.admin, `/PhoneNumbers?service_provider_sid=${world.sids.A}`);
    expect(sorted(ofKey(ofA, 'number'))).toEqual(sorted(plain()));
  });

  test('page 0 is page 1, a negative one fails', async () => {
    expect((await page(world.provider, '/PhoneNumbers?page=0&page_size=2')).data).toHaveLength(2);
    msg(500, /./)(await world.provider.get('/PhoneNumbers?page=-1'));
  });
});

describe('Applications of records made here (contract 7, 19)', () => {
  test('pages are in the order of names', async () => {
    const names = ofKey(await allPages(world.provider, '/Applications'), 'name');
    expect(names).toHaveLength(applications.length);
    expect(names).toEqual(sorted(names));
    expect(await allPages(world.account, '/Applications')).toHaveLength(3);
    const own = await allPages(world.provider, `/Accounts/${world.sids.A2}/Applications`);
    expect(ofKey(own, 'application_sid')).toEqual(applications.slice(3));
  });

  test('a part of the name narrows them, with a page and without', async () => {
    const [row] = await rows(world.account, '/Applications');
    const name = String(row?.name).slice(-6);
    expect(ofKey(await rows(world.account, `/Applications?name=${name}`), 'name')).toEqual([
      row?.name,
    ]);
    const found = await page(world.account, `/Applications?name=${name}&page=1`);
    expect(found).toMatchObject({ total: 1, data: [{ name: row?.name }] });
  });
});
