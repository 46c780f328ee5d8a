// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { Form } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { LimitsInputs } from '../../../src/components/inputs/LimitsInputs';
import type { AccessQuestion } from '../../../src/types/access';
import { clearDrawn, draw } from '../../support/drawn';

afterEach(clearDrawn);

const saved = vi.fn();
type Refused = (question: AccessQuestion) => boolean;
function open(limits: object | undefined, accountLimitsAll = true, refused: Refused = () => false) {
  saved.mockReset();
  draw(
    <Form record={{ limits }} onSubmit={saved}>
      <LimitsInputs />
      <button type="submit">Save</button>
    </Form>,
    {
      features: { accountLimitsAll },
      refusalOf: (question) => (refused(question) ? { message: 'no', redirectTo: '/' } : null),
    },
  );
}
const sent = async () => {
  (await screen.findByText('Save')).click();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  return saved.mock.lastCall?.[0].limits;
};
const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=number]')].map(({ name, value }) => [
    name.replace('limits.voice_call_', ''),
    value,
  ]);
const unit = () => document.querySelector<HTMLInputElement>('input[name="limits-unit"]');
const choose = (value: string) => fireEvent.change(unit() as HTMLElement, { target: { value } });
const warning = () => screen.queryByText(/^app\.limits\.willDelete/)?.textContent;

const sessions = { voice_call_session: 5, voice_call_session_license: 0 };
const minutes = { voice_call_minutes: 60, voice_call_minutes_license: null };
it.each<[string, object | undefined, boolean, string[][]]>([
  ['of calls alone', sessions, false, [['session', '5']]],
  [
    'of calls',
    sessions,
    true,
    [
      ['session', '5'],
      ['session_license', '0'],
    ],
  ],
  [
    'of minutes',
    minutes,
    true,
    [
      ['minutes', '60'],
      ['minutes_license', ''],
    ],
  ],
  [
    'that are none',
    undefined,
    true,
    [
      ['session', ''],
      ['session_license', ''],
    ],
  ],
])('limits %s are shown in their unit', async (_what, limits, all, wanted) => {
  open(limits, all);
  await waitFor(() => expect(shown()).toEqual(wanted));
  expect(unit() !== null).toBe(all);
});

it('another unit deletes the limits of the first, and says so, until that comes back', async () => {
  open({ ...sessions, ...minutes, voice_call_minutes: null });
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(warning()).toBeUndefined();
  choose('minute');
  await waitFor(() =>
    expect(shown()).toEqual([
      ['minutes', ''],
      ['minutes_license', ''],
    ]),
  );
  const named = ['session 5', 'session_license 0'].map(
    (one) => `app.labelled app.limits.voice_call_${one}`,
  );
  expect(warning()).toBe(`app.limits.willDelete app.listed ${named.join(' ')}`);
  fireEvent.change(document.querySelector('input[type=number]') as HTMLElement, {
    target: { value: '7' },
  });
  expect(await sent()).toEqual({
    voice_call_session: null,
    voice_call_session_license: null,
    voice_call_minutes: 7,
    voice_call_minutes_license: null,
  });
  choose('session');
  await waitFor(() =>
    expect(shown()).toEqual([
      ['session', '5'],
      ['session_license', '0'],
    ]),
  );
  expect(warning()).toBeUndefined();
});

const of =
  (resource: string, action: string): Refused =>
  (question) =>
    question.resource === resource && question.action === action;
it.each<[string, Refused, string[], boolean[]]>([
  ['everything', () => false, ['session', 'session_license'], [false, false]],
  ['not the licences', of('license-limits', 'view'), ['session'], [false]],
  [
    'but not change licences',
    of('license-limits', 'edit'),
    ['session', 'session_license'],
    [false, true],
  ],
  ['but not change limits', of('limits', 'edit'), ['session', 'session_license'], [true, false]],
])('who may see %s does', async (_what, refused, names, fixed) => {
  open(sessions, true, refused);
  await waitFor(() => expect(shown().map(([name]) => name)).toEqual(names));
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=number]')];
  expect(inputs.map(({ readOnly }) => readOnly)).toEqual(fixed);
  expect(unit()?.disabled).toBe(fixed[0]);
  expect(screen.queryAllByText(/app\.limits\.readOnly$/)).toHaveLength(
    fixed.filter(Boolean).length,
  );
});
