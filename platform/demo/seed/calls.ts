import { linesOf, planCall } from './callPlan';
import { insertCall } from './callRow';
import type { SeededAccount } from './company';
import { busiestHour, hourShare } from './rhythm';
import { seedSpecialCalls, specialCallsOf } from './specialCalls';
import { type Seeder, sidFor } from './tools';

const DAY = 86_400_000;
/** The calls of the last hour or so are the special ones. */
const LATEST_MS = 72 * 60_000;

/** `count` calls over the last month, the special ones of the last hours among them. */
export function seedCalls(seeder: Seeder, accounts: SeededAccount[], count: number): void {
  const lines = new Map(accounts.map((account) => [account.sid, linesOf(seeder.db, account)]));
  seedSpecialCalls(seeder, accounts);
  const left = new Map(accounts.map(({ sid, name }) => [sid, specialCallsOf(name)]));
  for (let index = 0; index < count; index += 1) {
    // Half of the calls are the first account's, as in a company with one large customer.
    const other = accounts[1 + ((index >> 1) % (accounts.length - 1))];
    const account = index % 2 === 0 ? accounts[0] : other;
    if (!account) continue;
    const special = left.get(account.sid) ?? 0;
    left.set(account.sid, special - 1);
    if (special > 0) continue;
    const own = lines.get(account.sid);
    if (!own) continue;
    const attempted = momentOf(seeder.now, seeder.random);
    const facts = { callSid: sidFor(`call ${index}`), attempted, index };
    insertCall(seeder, account, planCall(seeder.random, account, own, facts));
  }
}

/** A moment of the last 30 days, by day rather than by night, on weekdays rather than weekends. */
function momentOf(now: Date, random: () => number): number {
  const latest = now.getTime() - LATEST_MS;
  for (;;) {
    const moment = new Date(latest - random() * 30 * DAY).getTime();
    if (random() * busiestHour < hourShare(moment)) return moment;
  }
}
