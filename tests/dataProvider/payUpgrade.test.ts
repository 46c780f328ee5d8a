// @vitest-environment jsdom
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostedMethods } from '../../src/dataProvider/hosted';
import * as payments from '../../src/hosted/pendingPayment';
import type { HttpError } from '../../src/http';
import { billingOf, emailOf, passwordOf } from '../support/hosted';
import { type Bench, createBench } from '../support/platformFetch';
import { propertyRuns } from '../support/propertyRuns';
import { closeTabs, openTab } from '../support/tabs';

const settings = { ENABLE_HOSTED_SYSTEM: true };
let bench: Bench;
beforeAll(async () => {
  bench = await createBench(settings, { hosted: true, seed: 'hosted' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await bench.platform.close();
});
const begin = async () => {
  payments.notePayment(null);
  await bench.signIn(emailOf('trial'), passwordOf('trial'));
};
beforeEach(begin);
afterEach(closeTabs);

const hosted = billingOf(() => bench.platform.db);
const orders = () =>
  bench.calls.filter(({ method, path }) => method === 'POST' && path === 'Subscriptions');
const order = { paymentMethodId: 'pm_card', products: [], quantities: {} as never };
const pay = () => hostedMethods.payUpgrade(order);
/** A page with a memory of its own; several of a browser share what it keeps, and nothing else. */
async function openPage() {
  await openTab(settings);
  const { hostedMethods: own } = await import('../../src/dataProvider/hosted');
  return { ...own, pay: () => own.payUpgrade(order).catch((error: HttpError) => error) };
}
const status = (code: number, body: object) => () => Response.json(body, { status: code });

type Late = 'never' | 'held' | 'lost';
const table: [string, (() => Response) | Late, paidAgain: boolean][] = [
  ['is on its way', 'held', false],
  ['had its answer lost', 'lost', false],
  ['is charged, and not entered yet', status(201, { status: 'success' }), false],
  ['is at the bank', status(201, { status: 'action required', client_secret: 'pi_s' }), false],
  ['was refused before anything was ordered', status(400, { msg: 'no such card' }), true],
];

describe('a second page, after the payment of the first', () => {
  it.each(table)('%s (%#), pays no second time', async (_what, answer, paidAgain) => {
    let release = () => undefined as unknown;
    const late = new Promise<Response>((resolve) => {
      release = () => resolve(Response.json({ status: 'success' }, { status: 201 }));
    });
    if (answer === 'lost') {
      bench.answerOnce('POST', /^Subscriptions$/, () => Promise.reject(new TypeError('lost')));
    } else {
      bench.answerOnce('POST', /^Subscriptions$/, typeof answer === 'string' ? () => late : answer);
    }
    const [page, other] = [await openPage(), await openPage()];
    const first = page.pay();
    await vi.waitFor(() => expect(orders()).toHaveLength(1), { timeout: 20_000 });
    if (answer !== 'held') await first;
    const second = await other.pay();
    expect(orders()).toHaveLength(paidAgain ? 2 : 1);
    if (!paidAgain) expect(second).toBeNull();
    release();
    await first;
    expect(hosted.plan('trial').plan_type).toBe('trial');
  });

  it('can ask the bank only where the payment was made', async () => {
    const [page, other] = [await openPage(), await openPage()];
    const answer = { status: 'action required', client_secret: 'pi_s' };
    bench.answerOnce('POST', /^Subscriptions$/, status(201, answer));
    await page.pay();
    for (const [one, canConfirm] of [
      [page, true],
      [other, false],
    ] as const) {
      expect(await one.getUpgrade()).toMatchObject({ state: 'confirming', canConfirm });
    }
  });

  it('makes one order, whatever becomes of the payments of several', async () => {
    /** Answers after which the order may be made, and one after which it is not. */
    const answers = ['held', 'lost', 'charged', 'at the bank', 'refused'] as const;
    const acts = fc.array(
      fc.record({
        page: fc.nat({ max: 2 }),
        does: fc.constantFrom(...answers, 'refused' as const, 'the bank refuses', 'reloads'),
      }),
      { maxLength: 7 },
    );
    const made = () =>
      orders().filter(({ body }) => (body as { action: string }).action === 'upgrade-to-paid');
    const story = fc.asyncProperty(acts, async (all) => {
      await begin();
      const pages = [await openPage(), await openPage(), await openPage()];
      const late: (() => void)[] = [];
      const prepared: Record<(typeof answers)[number], () => Response | Promise<Response>> = {
        held: () =>
          new Promise((resolve) => {
            late.push(() => resolve(Response.json({ status: 'success' }, { status: 201 })));
          }),
        lost: () => Promise.reject(new TypeError('lost')),
        charged: status(201, { status: 'success' }),
        'at the bank': status(201, { status: 'action required', client_secret: 'pi_s' }),
        refused: status(400, { msg: 'no such card' }),
      };
      let mayBeMade = false;
      const paying: Promise<unknown>[] = [];
      for (const { page, does } of all) {
        const one = pages[page] as (typeof pages)[number];
        if (does === 'reloads') pages[page] = await openPage();
        else if (does === 'the bank refuses') await one.noteConfirmation(false, 'pi_s');
        else {
          const before = { made: made().length, late: late.length };
          if (!mayBeMade) bench.answerOnce('POST', /^Subscriptions$/, prepared[does]);
          let isOver = false;
          const payment = one.pay().finally(() => {
            isOver = true;
          });
          paying.push(payment);
          await vi.waitFor(() => expect(isOver || late.length > before.late).toBe(true), {
            timeout: 20_000,
          });
          expect(made().length - before.made).toBe(mayBeMade ? 0 : 1);
          mayBeMade ||= does !== 'refused';
        }
      }
      for (const answer of late) answer();
      await Promise.all(paying);
    });
    await fc.assert(story, { numRuns: propertyRuns(12, 200) });
  });
});

describe('a payment that the bank was asked about', () => {
  const noteOrder = (more: Partial<payments.PendingPayment>) => {
    const times = { sentAt: Date.now(), orderedAt: Date.now() };
    const accountSid = hosted.accountSid('trial');
    payments.notePayment({
      ...{ accountSid, step: 'confirming', quantities: {} as never, isOrdered: true },
      ...{ ...times, ...more },
    });
  };
  const setPlan = (plan: string) =>
    bench.platform.db.run(
      'UPDATE accounts SET plan_type = ? WHERE account_sid = ?',
      ...[plan, hosted.accountSid('trial')],
    );

  it.each([
    ['trial', true, 'charged'],
    ['trial', false, 'refused'],
    ['paid', true, undefined],
    ['paid', false, undefined],
  ] as const)('on the %s plan, confirmed: %s, is noted as %s', async (plan, isConfirmed, step) => {
    noteOrder({});
    setPlan(plan);
    await hostedMethods.noteConfirmation(isConfirmed);
    setPlan('trial');
    expect(payments.pendingPayment(hosted.accountSid('trial'))?.step).toBe(step);
  });

  it('and an order before it as well, is paid at the bank: the platform would charge both', async () => {
    noteOrder({ isSecond: true });
    await hostedMethods.noteConfirmation(false, 'pi_s');
    expect(await pay()).toEqual({ status: 'unpaid', client_secret: 'pi_s' });
    expect(orders()).toEqual([]);
  });
});

describe('the password of who deletes the own account', () => {
  it.each([
    ['is right', () => Response.json({ token: 'x' }), true],
    ['is wrong', () => new Response('Forbidden', { status: 403 }), false],
    ['is locked', status(403, { error: 'Maximum login attempts reached.' }), 403],
    ['meets a refusal of the platform', status(400, { msg: 'bad' }), 400],
    ['meets a session that is over', () => new Response('', { status: 401 }), 401],
    ['meets an unknown path', () => new Response('', { status: 404 }), 404],
    ['meets a platform in trouble', status(500, { msg: 'no database' }), 500],
  ] as const)('%s: %#', async (_what, response, wanted) => {
    bench.answerOnce('POST', /^login$/, response);
    const outcome = await hostedMethods
      .isPassword('tess', 'canary')
      .catch((error: HttpError) => error.status);
    expect(outcome).toBe(wanted);
  });
});
