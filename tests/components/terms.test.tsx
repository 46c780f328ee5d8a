// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { Terms } from '../../src/components/help/Terms';
import type { TermId } from '../../src/components/help/terms';
import { clearDrawn, draw, ready } from '../support/drawn';

afterEach(clearDrawn);

it('each term is written as it is called where it stands, a text or a key', async () => {
  const of = [
    ['mos' as TermId, 'MOS of this call'],
    ['jitter' as TermId, 'resources.recent-calls.fields.jitter'],
  ] as const;
  draw(<Terms of={of} />);
  await ready(screen.findByText('MOS of this call'));
  const written = [...document.querySelectorAll('.terms > *')].map((one) => one.textContent);
  expect(written).toEqual(of.map(([, name]) => name));
});
