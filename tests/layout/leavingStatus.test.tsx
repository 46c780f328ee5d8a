// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { LeavingContext } from '../../src/components/ConsoleContext';
import { LeavingStatus } from '../../src/layout/session/LeavingStatus';
import { clearDrawn, draw, ready } from '../support/drawn';

afterEach(clearDrawn);

it.each([
  [true, 'app.nav.signingOut'],
  // What is to be read when it changes is there before, empty.
  [false, ''],
])('that the operator is logged out (%s) is said, and only then', async (isLeaving, words) => {
  draw(
    <LeavingContext.Provider value={isLeaving}>
      <LeavingStatus />
    </LeavingContext.Provider>,
  );
  expect((await ready(screen.findByRole('status'))).textContent).toBe(words);
});
