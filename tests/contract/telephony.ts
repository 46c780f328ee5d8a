import { body, sidOf } from './expectations';
import type { Session, World } from './world';

export type Row = Record<string, unknown>;

/** A carrier of provider A unless another one is named, removed at the end; answers its sid. */
export async function makeCarrier(
  world: World,
  facts: Row = {},
  provider = world.sids.A,
): Promise<string> {
  const path = `/ServiceProviders/${provider}/VoipCarriers`;
  const sid = sidOf(await world.admin.post(path, { name: world.unique('carrier'), ...facts }));
  world.later(`/VoipCarriers/${sid}`);
  return sid;
}

/** An application of account A1 unless another one is named, removed at the end. */
export function makeApplication(world: World, account_sid = world.sids.A1): Promise<string> {
  const hook = { url: 'https://example.com/hook' };
  const name = world.unique('app');
  const facts = { name, account_sid, call_hook: hook, call_status_hook: hook };
  return world.make('/Applications', facts);
}

/** A telephone number, with its plus, that nobody else is likely to have. */
export const someNumber = () => `+999${Math.floor(Math.random() * 1e10)}`;

/** The rows of a list. */
export const rows = async (session: Session, path: string) => body<Row[]>(await session.get(path));

/** One record. */
export const one = async (session: Session, path: string) => body<Row>(await session.get(path));
