// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { FieldGrid } from '../../../src/components/fields/FieldGrid';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

it('shows every field as it is, be it empty, zero or false', async () => {
  const fields = {
    text: 'a "b"',
    empty: '',
    none: null,
    off: false,
    zero: 0,
    left: undefined,
    group: { url: 'x', method: '' },
    list: [],
  };
  draw(<FieldGrid fields={fields} />);
  await ready(screen.findByText('group'));
  const words = (name: string) =>
    [...document.querySelectorAll(name)].map(({ textContent }) => textContent);
  expect(words('dt')).toEqual(Object.keys(fields));
  expect(words('dd')).toEqual([
    ...['a "b"', '""', 'null', 'false', '0', 'undefined'],
    ...['{"url":"x","method":""}', '[]'],
  ]);
});
