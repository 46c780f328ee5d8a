// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountApplicationInput } from '../../../src/components/inputs/AccountApplicationInput';
import { clearDrawn } from '../../support/drawn';
import { openInputs } from '../../support/inputsForm';

afterEach(clearDrawn);

const field = () => document.querySelector('[role=combobox]') as HTMLInputElement;
const applications = [{ application_sid: 'app-1', name: 'Front desk' }];

it.each([
  [null, 'app.form.none'],
  ['app-1', 'Front desk'],
  // One of another account: the platform takes it.
  ['app-2', 'app-2'],
])(
  'cannot be typed into before the applications of the account are there: %s',
  async (chosen, shown) => {
    let answer: (all: object[]) => void = () => undefined;
    const getAccountApplications = vi.fn(() => new Promise<object[]>((take) => (answer = take)));
    openInputs(
      <AccountApplicationInput helperText="help" />,
      { account_sid: 'a-1', application_sid: chosen },
      { provider: { getAccountApplications } as object },
    );
    await waitFor(() => expect(getAccountApplications).toHaveBeenCalledWith('a-1'));
    expect(field().readOnly || field().disabled).toBe(true);
    answer(applications);
    await waitFor(() => expect(field().readOnly).toBe(false));
    await waitFor(() => expect(field().value).toBe(shown));
  },
);
