import { describe, expect, it } from 'vitest';
import { legWindow, otherLegs } from '../../../src/resources/recent-calls/capture/callLegs';
import type { RecentCall } from '../../../src/types';

const call = (given: Partial<RecentCall>): RecentCall => ({
  ...{ id: 'a', call_sid: 'a', account_sid: 'x', sip_callid: 'id-a', sip_parent_callid: '' },
  ...{ attempted_at: '2026-11-22T10:00:00.000Z', terminated_at: '2026-11-22T10:02:00.000Z' },
  ...{ direction: 'inbound', from: '1', to: '2', answered: true, duration: 1, sip_status: 200 },
  trunk: 'Twilio',
  ...given,
});

describe('when the other legs of a call began', () => {
  it('while it went on', () => {
    expect(legWindow(call({}))).toEqual({
      from: '2026-11-22T09:59:55.000Z',
      to: '2026-11-22T10:02:05.000Z',
    });
  });
  it('up to a quarter of an hour earlier where another one caused it', () => {
    expect(legWindow(call({ sip_parent_callid: 'id-p' }))?.from).toBe('2026-11-22T09:45:00.000Z');
  });
  it('within its first quarter of an hour where it is long, and at once where it has no end', () => {
    expect(legWindow(call({ terminated_at: '2026-11-22T13:00:00.000Z' }))?.to).toBe(
      '2026-11-22T10:15:05.000Z',
    );
    expect(legWindow(call({ terminated_at: null }))?.to).toBe('2026-11-22T10:00:05.000Z');
  });
  it('nobody knows without a time', () => {
    expect(legWindow(call({ attempted_at: '' }))).toBeNull();
  });
});

describe('the other legs of a call', () => {
  const cause = call({ call_sid: 'p', sip_callid: 'id-p' });
  const early = call({
    ...{ call_sid: 'b', sip_callid: 'id-b', sip_parent_callid: 'id-a' },
    attempted_at: '2026-11-22T10:00:01.000Z',
  });
  const late = {
    ...early,
    call_sid: 'c',
    sip_callid: 'id-c',
    attempted_at: '2026-11-22T10:00:02Z',
  };
  const stranger = call({ call_sid: 's', sip_callid: 'id-s', sip_parent_callid: 'id-z' });

  it('are the one that caused it, then those that it caused as they came', () => {
    const own = call({ sip_parent_callid: 'id-p' });
    expect(otherLegs(own, [late, own, stranger, early, cause])).toEqual([
      { callId: 'id-p', isCause: true, call: cause },
      { callId: 'id-b', isCause: false, call: early },
      { callId: 'id-c', isCause: false, call: late },
    ]);
  });
  it('include a cause whose record is not at hand', () => {
    expect(otherLegs(call({ sip_parent_callid: 'id-p' }), [])).toEqual([
      { callId: 'id-p', isCause: true, call: undefined },
    ]);
  });
  it('are none for a call that names itself, or nothing', () => {
    const odd = call({ sip_parent_callid: 'id-a' });
    expect(otherLegs(odd, [odd])).toEqual([]);
    expect(otherLegs(call({}), [cause, stranger])).toEqual([]);
  });
});
