// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { Form } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { PasswordInput } from '../../../src/components/inputs/PasswordInput';
import { clearDrawn, draw, ready } from '../../support/drawn';

const told = () => screen.queryByText(/edges|Begins or ends with a space/);

afterEach(clearDrawn);

it.each([
  ['secret', false, false],
  ['sec ret', false, false],
  [' secret', false, true],
  ['secret ', false, true],
  ['secret\u00a0', false, true],
  // Sent without them.
  ['secret ', true, false],
])('a password that begins or ends with a space says so: %j', async (value, isTrimmed, isTold) => {
  draw(
    <Form record={{ secret: value }}>
      <PasswordInput source="secret" label="Secret" isTrimmed={isTrimmed} />
      <p>There</p>
    </Form>,
  );
  await ready(screen.findByText('There'));
  expect(Boolean(told())).toBe(isTold);
});
