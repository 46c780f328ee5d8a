// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { EditContextProvider } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { EditHeader } from '../../../src/components/form/EditHeader';
import { HttpError } from '../../../src/http/HttpError';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const record = { id: 'c-1', name: 'Acme' };
const error = new HttpError(500, { message: 'The disk is full' });

it.each([
  ['is on its way', {}, false, true],
  ['is there', { record }, true, true],
  ['could not be read', { error }, false, false],
  ['is there, and could not be read again', { record, error }, true, true],
])(
  'of a record that %s the page says what it knows, and offers what can be had',
  async (_which, given, isNamed, isOffered) => {
    draw(
      <EditContextProvider value={given as never}>
        <EditHeader title={({ name }) => name} />
        <p>drawn</p>
      </EditContextProvider>,
      { at: '/carriers/c-1', path: '/carriers/:id' },
    );
    await ready(screen.findByText('drawn'));
    expect(screen.queryByRole('heading', { name: /Acme/ }) !== null).toBe(isNamed);
    expect(screen.queryByLabelText('app.forms.history') !== null).toBe(isOffered);
  },
);
