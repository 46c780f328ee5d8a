import { afterEach, describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { text } from './support/numbers';

const carrier = (name: string) =>
  text('SELECT voip_carrier_sid FROM voip_carriers WHERE name = ?', name);
const numbersAt = (name: string) =>
  app.db.all(
    // One of no account is nobody's to see.
    `SELECT number, account_sid, application_sid FROM phone_numbers
     WHERE voip_carrier_sid = ? AND account_sid IN (SELECT account_sid FROM accounts) ORDER BY number`,
    carrier(name),
  );
const isActive = (name: string) =>
  text('SELECT is_active FROM voip_carriers WHERE name = ?', name) === '1';
const sent = (method: string) => app.requests().filter((call) => call.startsWith(`${method} `));

/** Gives Twilio so many numbers more. */
const addNumbers = (count: number, from = 0) => {
  for (let index = from; index < from + count; index += 1) {
    app.db.run(
      'INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid) VALUES (?, ?, ?, ?)',
      `20000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      `1777555${String(1000 + index)}`,
      carrier('Twilio'),
      app.accountSid('Sunrise Clinic'),
    );
  }
};

let clicks = 0;
const count = () => {
  clicks += 1;
};
afterEach(() => document.removeEventListener('click', count, true));

/** Six hundred calls take a while. */
const finished = (name: string) => screen.findByRole('dialog', { name }, { timeout: 100_000 });

const begin = async (name = 'Twilio') => {
  await app.open('/internal/carriers', 'nora');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  clicks = 0;
  document.addEventListener('click', count, true);
  await app.chooseInMenu(name, 'Move all its numbers…');
  return screen.findByRole('dialog', { name: `Move all numbers of “${name}”` });
};

describe('a carrier', () => {
  it('is drained of 300 numbers with 5 clicks, and switched off', async () => {
    const before = numbersAt('Twilio').length;
    addNumbers(300 - before);
    const moved = numbersAt('Twilio');
    const others = numbersAt('Voxbone');
    const question = await begin();
    await app.see('300 numbers come in over this carrier.', question);
    await app.answered();
    app.forgetRequests();
    await app.choose('To carrier', 'Voxbone', question);
    await app.press('Move 300 numbers', question);
    const result = await finished('Moved numbers');
    await app.see('300 done.', result);
    await app.see('“Twilio” is inactive now.', result);
    expect(clicks).toBeLessThanOrEqual(5);
    expect([sent('POST').length, sent('DELETE').length, sent('PUT').length]).toEqual([300, 300, 1]);
    // The list behind counts the gateways of its carriers when it gets round to it.
    const reads = sent('GET').filter((call) => !call.includes('Gateways?'));
    // Each number is looked at once before it is moved.
    const looks = reads.filter((call) => /PhoneNumbers\/[^?]/.test(call));
    expect(looks).toHaveLength(300);
    expect(new Set(looks).size).toBe(300);
    expect(reads.length - looks.length).toBeLessThan(12);
    expect(numbersAt('Twilio')).toEqual([]);
    expect(numbersAt('Voxbone')).toHaveLength(300 + others.length);
    expect(numbersAt('Voxbone')).toEqual(expect.arrayContaining(moved));
    expect(isActive('Twilio')).toBe(false);
  });

  it('stays active where a number was added to it meanwhile, which is moved then', async () => {
    const before = numbersAt('Twilio').length;
    const question = await begin();
    await app.see(`${before} numbers come in over this carrier.`, question);
    addNumbers(1);
    await app.choose('To carrier', 'Voxbone', question);
    await app.press(`Move ${before} numbers`, question);
    const result = await finished('Moved numbers');
    await app.see(/“Twilio” is still active\. 1 number was added to it during the move\./, result);
    expect(isActive('Twilio')).toBe(true);
    await app.press('Move them too', result);
    const again = await screen.findByRole('dialog', { name: 'Move all numbers of “Twilio”' });
    await app.choose('To carrier', 'Voxbone', again);
    await app.press('Move', again);
    await app.see('“Twilio” is inactive now.', await finished('Moved numbers'));
    expect(numbersAt('Twilio')).toEqual([]);
    expect(isActive('Twilio')).toBe(false);
  });

  it('keeps what is refused and stays active; what was moved can be put back later, from its page', async () => {
    const moved = numbersAt('Twilio');
    const [first] = moved;
    const question = await begin();
    await app.choose('To carrier', 'Voxbone', question);
    app.answerOnce('POST', 'PhoneNumbers', () => app.refusal(400, 'No more numbers here'));
    await app.press(`Move ${moved.length} numbers`, question);
    const result = await screen.findByRole('dialog', { name: 'Moved numbers' });
    await app.see('No more numbers here', result);
    expect(numbersAt('Twilio')).toHaveLength(1);
    expect(isActive('Twilio')).toBe(true);
    await app.button(`Put ${moved.length - 1} numbers back`, result);
    await app.press('Close', result);

    // What goes elsewhere meanwhile stays there.
    const [gone] = numbersAt('Voxbone').filter(({ number }) =>
      moved.some((one) => one.number === number),
    );
    app.db.run(
      'DELETE FROM phone_numbers WHERE number = ? AND voip_carrier_sid = ?',
      String(gone?.number),
      carrier('Voxbone'),
    );
    await app.open(`/internal/carriers/${carrier('Twilio')}/edit`, 'nora');
    await app.press('Move all its numbers…');
    const again = await screen.findByRole('dialog', { name: 'Move all numbers of “Twilio”' });
    await app.press(`Put ${moved.length - 1} numbers back`, again);
    const back = await screen.findByRole('dialog', { name: 'Numbers put back' });
    await app.see('1 number isn’t at the other carrier any more.', back);
    expect(numbersAt('Twilio')).toEqual(moved.filter(({ number }) => number !== gone?.number));
    expect(first).toBeDefined();
  });

  it('is drained once where answers get lost, and gets its numbers back', async () => {
    const moved = numbersAt('Voxbone');
    const others = numbersAt('Twilio');
    const question = await begin('Voxbone');
    await app.choose('To carrier', 'Twilio', question);
    app.loseAnswerOnce('POST', 'PhoneNumbers');
    app.loseAnswerOnce('DELETE', 'PhoneNumbers/*');
    await app.press(`Move ${moved.length} numbers`, question);
    const result = await screen.findByRole('dialog', { name: 'Moved numbers' });
    await app.press('Retry 1 failed', result);
    await app.see(`${moved.length} done.`, result);
    expect(numbersAt('Voxbone')).toEqual([]);
    expect(numbersAt('Twilio')).toHaveLength(moved.length + others.length);
    const twilio = numbersAt('Twilio').map(({ number }) => number);
    expect(new Set(twilio).size).toBe(twilio.length);
    expect(isActive('Voxbone')).toBe(false);

    await app.press(`Put ${moved.length} numbers back`, result);
    const back = await screen.findByRole('dialog', { name: 'Numbers put back' });
    await app.see('“Voxbone” is active again.', back);
    expect(numbersAt('Voxbone')).toEqual(moved);
    expect(numbersAt('Twilio')).toEqual(others);
    expect(isActive('Voxbone')).toBe(true);
  });

  it('is not drained by those who may not', async () => {
    await app.open('/internal/carriers', 'vera');
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
    expect((await app.offered()).flat()).not.toContain('Move all its numbers…');
  });
});

describe('what was moved away from a carrier', () => {
  const drainTo = async (target: string, left = numbersAt('Twilio').length) => {
    const question = await begin();
    await app.choose('To carrier', target, question);
    await app.press(left === 1 ? 'Move' : `Move ${left} numbers`, question);
  };
  const result = () => finished('Moved numbers');
  const close = async () => app.press('Close', await result());
  const offered = async (): Promise<string[]> => {
    const question = await begin();
    await app.see(/come in over this carrier|comes in over this carrier/, question);
    await app.answered();
    const buttons = within(question).queryAllByRole('button', { name: /^Put .* back$/ });
    return buttons.map(({ textContent }) => String(textContent));
  };
  const putBack = async (label: string) => {
    await app.press(label);
    return finished('Numbers put back');
  };
  /** So many calls of a kind are answered; the others reach the platform, or do not. */
  const answerFirst = (method: string, count: number, reaches: boolean) => {
    let asked = 0;
    app.answerAlways(method, /^PhoneNumbers/, async (pass) => {
      asked += 1;
      if (asked <= count) return pass();
      if (reaches) await pass();
      return new Promise(() => undefined);
    });
  };
  /** Moves some and stops; answers how many are moved. */
  const drainHalf = async (target: string): Promise<number> => {
    const before = numbersAt('Twilio').length;
    const release = app.hold('POST', 'PhoneNumbers');
    app.forgetRequests();
    await drainTo(target);
    await waitFor(() => expect(sent('POST').length).toBeGreaterThan(0));
    await app.press('Stop');
    release();
    await close();
    app.reconnect();
    const moved = before - numbersAt('Twilio').length;
    expect(moved).toBeGreaterThan(0);
    expect(numbersAt('Twilio')).not.toEqual([]);
    return moved;
  };

  it('in two parts comes back as a whole, and the carrier is on again', async () => {
    const moved = numbersAt('Twilio');
    const others = numbersAt('Voxbone');
    await drainHalf('Voxbone');
    await drainTo('Voxbone');
    await app.see('“Twilio” is inactive now.', await result());
    const back = await putBack(`Put ${moved.length} numbers back`);
    await app.see('“Twilio” is active again.', back);
    expect(numbersAt('Twilio')).toEqual(moved);
    expect(numbersAt('Voxbone')).toEqual(others);
    expect(await offered()).toEqual([]);
  });

  it('to two carriers comes back from each', async () => {
    const moved = numbersAt('Twilio');
    const others = [numbersAt('Voxbone'), numbersAt('Telnyx')];
    const first = await drainHalf('Voxbone');
    await drainTo('Telnyx');
    await app.see('“Twilio” is inactive now.', await result());
    const labels = [`Put ${first} numbers back`, `Put ${moved.length - first} numbers back`];
    await app.button(labels[1] ?? '', await result());
    await close();
    expect(await offered()).toEqual(labels);
    await app.see('“Twilio” is active again.', await putBack(labels[0] ?? ''));
    expect(numbersAt('Twilio')).toHaveLength(first);
    expect(numbersAt('Voxbone')).toEqual(others[0]);
    expect(await offered()).toEqual([labels[1]]);
    await putBack(labels[1] ?? '');
    expect(numbersAt('Twilio')).toEqual(moved);
    expect(numbersAt('Telnyx')).toEqual(others[1]);
    expect(await offered()).toEqual([]);
  });

  it.each(['at once', 'later'])(
    'in a second round, from a carrier that is off, comes back %s, and it is on again',
    async (when) => {
      await drainTo('Voxbone');
      await app.see('“Twilio” is inactive now.', await result());
      await close();
      addNumbers(2);
      const moved = numbersAt('Twilio');
      await drainTo('Telnyx');
      await app.see('2 done.', await result());
      expect([numbersAt('Twilio'), isActive('Twilio')]).toEqual([[], false]);
      // A carrier that is off may be given numbers as well.
      addNumbers(1, 2);
      const [added] = numbersAt('Twilio');
      if (when === 'later') {
        await close();
        await begin();
      }
      const back = await putBack('Put 2 numbers back');
      await app.see('“Twilio” is active again.', back);
      expect([numbersAt('Twilio'), isActive('Twilio')]).toEqual([[...moved, added], true]);
    },
  );

  it.each([
    ['was on, and was to stay on', true],
    ['was switched off by somebody else', false],
  ])('comes back to a carrier that %s, which stays so', async (_what, isOn) => {
    const moved = numbersAt('Twilio');
    const others = numbersAt('Voxbone');
    const label = `Put ${moved.length} numbers back`;
    if (!isOn) {
      // What was switched off with an earlier drain is on again, and nothing is left of it.
      await drainTo('Voxbone');
      await result();
      await app.see('“Twilio” is active again.', await putBack(label));
      const off = 'UPDATE voip_carriers SET is_active = 0 WHERE voip_carrier_sid = ?';
      app.db.run(off, carrier('Twilio'));
    }
    const question = await begin();
    await app.choose('To carrier', 'Voxbone', question);
    if (isOn) await app.click(within(question).getByRole('checkbox'));
    app.forgetRequests();
    await app.press(`Move ${moved.length} numbers`, question);
    await result();
    expect([numbersAt('Twilio'), isActive('Twilio')]).toEqual([[], isOn]);
    await close();
    await begin();
    await putBack(label);
    expect([numbersAt('Twilio'), numbersAt('Voxbone')]).toEqual([moved, others]);
    expect(isActive('Twilio')).toBe(isOn);
    expect(sent('PUT')).toEqual([]);
  });

  const calls = [
    ['an addition that is stored', 'POST', true],
    ['an addition that is not', 'POST', false],
    ['a deletion that is stored', 'DELETE', true],
    ['a deletion that is not', 'DELETE', false],
  ] as const;

  it.each(calls)(
    'comes back where the page goes in the middle of %s',
    async (_what, method, reaches) => {
      const moved = numbersAt('Twilio');
      const others = numbersAt('Voxbone');
      answerFirst(method, 3, reaches);
      await drainTo('Voxbone');
      await screen.findByText(`3 of ${moved.length}`);
      await waitFor(() => expect(sent(method)).toHaveLength(7));
      app.leavePage();
      app.reconnect();
      expect(await offered()).toEqual(['Put 7 numbers back']);
      await app.see(/7 numbers were moved to “Voxbone”/);
      const back = await putBack('Put 7 numbers back');
      if (method === 'POST' && !reaches) await app.see('4 numbers are at “Twilio” already.', back);
      expect(numbersAt('Twilio')).toEqual(moved);
      expect(numbersAt('Voxbone')).toEqual(others);
      expect(await offered()).toEqual([]);
    },
  );

  it.each(calls)(
    'goes on where the page went in the middle of %s',
    async (_what, method, reaches) => {
      const moved = numbersAt('Twilio');
      const others = numbersAt('Voxbone');
      answerFirst(method, 3, reaches);
      await drainTo('Voxbone');
      await waitFor(() => expect(sent(method)).toHaveLength(7));
      await screen.findByText(`3 of ${moved.length}`);
      app.leavePage();
      app.reconnect();
      await drainTo('Voxbone');
      await app.see('“Twilio” is inactive now.', await result());
      expect(numbersAt('Twilio')).toEqual([]);
      expect(numbersAt('Voxbone')).toHaveLength(moved.length + others.length);
      await putBack(`Put ${moved.length} numbers back`);
      expect(numbersAt('Twilio')).toEqual(moved);
      expect(numbersAt('Voxbone')).toEqual(others);
    },
  );

  it.each(calls)('comes back where the answer of %s is lost', async (_what, method, reaches) => {
    const moved = numbersAt('Twilio');
    const others = numbersAt('Voxbone');
    const path = method === 'POST' ? 'PhoneNumbers' : 'PhoneNumbers/*';
    app.answerOnce(method, path, async (pass) => {
      if (reaches) await pass();
      app.answerOnce('GET', 'PhoneNumbers/*', () => app.refusal(500, 'Away'));
      throw new TypeError('Failed to fetch');
    });
    await drainTo('Voxbone');
    await app.press('Close', await result());
    app.reconnect();
    const [label = ''] = await offered();
    await putBack(label);
    expect(numbersAt('Twilio')).toEqual(moved);
    expect(numbersAt('Voxbone')).toEqual(others);
    expect(await offered()).toEqual([]);
  });

  it.each(calls)(
    'comes back once where its way back is cut in the middle of %s',
    async (_what, method, reaches) => {
      const moved = numbersAt('Twilio');
      const others = numbersAt('Voxbone');
      await drainTo('Voxbone');
      await app.see('“Twilio” is inactive now.', await result());
      answerFirst(method, 3, reaches);
      app.forgetRequests();
      await app.press(`Put ${moved.length} numbers back`);
      await waitFor(() => expect(sent(method)).toHaveLength(7));
      await screen.findByText(`3 of ${moved.length}`);
      // Calls to those that are back are taken.
      expect(isActive('Twilio')).toBe(true);
      app.leavePage();
      app.reconnect();
      const label = `Put ${moved.length - 3} numbers back`;
      expect(await offered()).toEqual([label]);
      await putBack(label);
      expect(numbersAt('Twilio')).toEqual(moved);
      expect(numbersAt('Voxbone')).toEqual(others);
      expect(await offered()).toEqual([]);
    },
  );

  it('stays where others took it, is told, and is no longer offered', async () => {
    const moved = numbersAt('Twilio');
    const others = numbersAt('Voxbone');
    await drainTo('Voxbone');
    await close();
    const [deleted, given] = moved.map(({ number }) => String(number));
    const at = 'WHERE voip_carrier_sid = ? AND number = ?';
    app.db.run(`DELETE FROM phone_numbers ${at}`, carrier('Voxbone'), String(deleted));
    app.db.run(
      `UPDATE phone_numbers SET voip_carrier_sid = ? ${at}`,
      ...[carrier('Telnyx'), carrier('Voxbone'), String(given)],
    );
    const before = numbersAt('Telnyx');
    const [label = ''] = await offered();
    const back = await putBack(label);
    await app.see('2 numbers aren’t at the other carrier any more.', back);
    expect(numbersAt('Twilio')).toEqual(moved.slice(2));
    expect([numbersAt('Voxbone'), numbersAt('Telnyx')]).toEqual([others, before]);
    expect(await offered()).toEqual([]);
  });

  it('stays at the other carrier while the first one can’t be switched on', async () => {
    const moved = numbersAt('Twilio');
    const others = numbersAt('Voxbone');
    await drainTo('Voxbone');
    await app.see('“Twilio” is inactive now.', await result());
    app.answerOnce('PUT', /VoipCarriers/, () => app.refusal(500, 'Not now'));
    const back = await putBack(`Put ${moved.length} numbers back`);
    await app.see(/^“Twilio” is still inactive\. .*Not now/, back);
    expect([numbersAt('Twilio'), isActive('Twilio')]).toEqual([[], false]);
    await app.press(`Retry ${moved.length} failed`, back);
    await app.see('“Twilio” is active again.', back);
    await app.see(`${moved.length} done.`, back);
    expect([numbersAt('Twilio'), numbersAt('Voxbone')]).toEqual([moved, others]);
    expect(isActive('Twilio')).toBe(true);
  });

  it('comes back although the browser’s storage of drains does not answer any more', async () => {
    const moved = numbersAt('Twilio');
    await drainTo('Voxbone');
    await app.see('“Twilio” is inactive now.', await result());
    const begin = IDBDatabase.prototype.transaction;
    const silent: Partial<IDBTransaction>[] = [];
    const hangs = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...asked
    ) {
      if (asked[1] !== 'readwrite' || !/drains/.test(this.name)) return begin.apply(this, asked);
      const transaction = {};
      silent.push(transaction);
      const store = { put: () => ({}), delete: () => ({}), get: () => ({}), transaction };
      return { objectStore: () => store } as unknown as IDBTransaction;
    });
    try {
      const back = await putBack(`Put ${moved.length} numbers back`);
      await app.see(`${moved.length} done.`, back);
      expect([numbersAt('Twilio'), isActive('Twilio')]).toEqual([moved, true]);
    } finally {
      hangs.mockRestore();
      // What waits for it would keep the next story waiting.
      for (const { oncomplete } of silent) Reflect.apply(oncomplete ?? (() => undefined), null, []);
    }
  });

  it('says that only here it comes back where the browser keeps nothing of it', async () => {
    const moved = numbersAt('Twilio');
    const open = IDBDatabase.prototype.transaction;
    const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...asked
    ) {
      const isWriting = asked[1] === 'readwrite' && /drains/.test(this.name);
      if (isWriting) throw new DOMException('full', 'QuotaExceededError');
      return open.apply(this, asked);
    });
    try {
      await drainTo('Voxbone');
      await app.see(/put them back only here/, await result());
      await putBack(`Put ${moved.length} numbers back`);
      expect(numbersAt('Twilio')).toEqual(moved);
    } finally {
      full.mockRestore();
    }
  });

  it('is looked for again where that failed', async () => {
    const moved = numbersAt('Twilio');
    await drainTo('Voxbone');
    expect(within(await result()).queryByText(/only here/)).toBeNull();
    app.answerOnce('GET', 'PhoneNumbers', () => app.refusal(500, 'Away'));
    await app.press(`Put ${moved.length} numbers back`, await result());
    const dialog = await screen.findByRole('dialog', { name: 'Putting numbers back…' });
    await app.see('Away', dialog);
    await app.press('Close', dialog);
    expect(numbersAt('Twilio')).toEqual([]);
    const [label = ''] = await offered();
    await putBack(label);
    expect(numbersAt('Twilio')).toEqual(moved);
  });
});
