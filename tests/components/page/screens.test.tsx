// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Screens, useScreenHeading } from '../../../src/components/page/Screens';
import { clearDrawn, draw } from '../../support/drawn';

afterEach(clearDrawn);

const Heading = () => (
  <h1 ref={useScreenHeading('Carriers')} tabIndex={-1}>
    Carriers
  </h1>
);

/** Somebody presses it as soon as the screen is there, before effects have run. */
const Pressed = ({ kind: Kind }: { kind: 'input' | 'button' }) => {
  const ref = useRef<HTMLInputElement & HTMLButtonElement>(null);
  useLayoutEffect(() => ref.current?.focus(), []);
  return <Kind ref={ref} aria-label="pressed" />;
};

it.each([
  ['a field beside the screen keeps the focus', 'input', false, 'pressed'],
  ['a link or a button that led here does not', 'button', false, 'Carriers'],
  ['a field of the screen keeps it', 'input', true, 'pressed'],
  ['a row or a button of the screen keeps it', 'button', true, 'pressed'],
] as const)(
  'of what has the focus before a screen is told of, %s',
  async (_what, kind, isWithin, focused) => {
    const pressed = <Pressed kind={kind} />;
    draw(
      <Screens>
        <main>
          <Heading />
          {isWithin && pressed}
        </main>
        {!isWithin && pressed}
      </Screens>,
    );
    if (focused === 'pressed') {
      await screen.findByText('Carriers', { selector: '[role=status]' });
    }
    await waitFor(() => {
      const { activeElement } = document;
      expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(focused);
    });
  },
);
