import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as app from './support';
import { screen, waitFor } from './support';
import { carrierRow } from './support/carriers';

const list = '/internal/phone-numbers';

const addNumbers = (count: number) => {
  for (let index = 0; index < count; index += 1) {
    app.db.run(
      'INSERT INTO phone_numbers (phone_number_sid, number, voip_carrier_sid, account_sid) VALUES (?, ?, ?, ?)',
      `20000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      `1777555${1000 + index}`,
      String(carrierRow('Twilio').voip_carrier_sid),
      app.accountSid('Sunrise Clinic'),
    );
  }
};

/** No frame comes until it is asked for. */
function holdFrames(): () => void {
  const held: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => held.push(draw));
  return () => {
    for (const draw of held.splice(0)) draw(performance.now());
  };
}

const many = 25;
/** The window has room for no more of 40 px. */
const inSight = 16;
const height = 768;
const allRows = () => waitFor(() => expect(app.rows()).toHaveLength(many));

beforeEach(() => void vi.stubGlobal('innerHeight', height));
afterEach(() => vi.unstubAllGlobals());

describe('a page begins at its top', () => {
  it('whatever leads to it, and is where it was left after Back', async () => {
    addNumbers(30);
    await app.open(list, 'nora');
    await allRows();
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    const times = (count: number) => waitFor(() => expect(scroll).toHaveBeenCalledTimes(count));
    await app.click(app.rows().at(-1)?.querySelector('a') as Element);
    await app.findField('Carrier');
    await times(1);
    history.back();
    await allRows();
    await app.follow('Carriers');
    await app.heading('Carriers');
    await times(2);
    history.go(-1);
    await allRows();
    await app.press('Go to next page');
    await times(3);
    expect(scroll.mock.calls.every(([x, y]) => x === 0 && y === 0)).toBe(true);
  });

  it('where only what it shows changes, it stays where it is', async () => {
    addNumbers(30);
    await app.open(list, 'nora');
    await allRows();
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    await app.fill(await screen.findByRole('searchbox'), '1777');
    await app.expectUrl(/1777/);
    await app.answered();
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe('a list begins with the rows that the window has room for', () => {
  it('and the others follow with the next frame; those of its other pages come together', async () => {
    addNumbers(60);
    await app.open('/internal/carriers', 'nora');
    const draw = holdFrames();
    await app.follow('Phone numbers');
    await waitFor(() => expect(app.rows()).toHaveLength(inSight));
    await app.answered();
    expect(app.rows()).toHaveLength(inSight);
    draw();
    await allRows();
    await app.press('Go to next page');
    await app.expectUrl(/page=2/);
    await allRows();
  });

  it('at least one, where there is next to no window', async () => {
    vi.stubGlobal('innerHeight', 0);
    await app.open('/internal/carriers', 'nora');
    const draw = holdFrames();
    await app.follow('Phone numbers');
    await waitFor(() => expect(app.rows()).toHaveLength(1));
    draw();
    await waitFor(() => expect(app.rows().length).toBeGreaterThan(1));
  });

  it('all at once after Back', async () => {
    addNumbers(30);
    await app.open(list, 'nora');
    await allRows();
    await app.follow('Carriers');
    await app.heading('Carriers');
    holdFrames();
    history.back();
    await allRows();
  });
});
