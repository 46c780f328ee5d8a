// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConsoleActionsContext, useConsoleActions } from '../../../src/components/ConsoleContext';
import { alertKindNames } from '../../../src/domain/alertKinds';
import { AlertList } from '../../../src/resources/alerts/AlertList';
import { answerWith, inAddress, openList, shownRows } from '../../support/listScreen';

afterEach(cleanup);

const markAlertsSeen = vi.fn();
const Seeing = ({ children }: { children: ReactNode }) => {
  const actions = useConsoleActions();
  return (
    <ConsoleActionsContext.Provider value={{ ...actions, markAlertsSeen }}>
      {children}
    </ConsoleActionsContext.Provider>
  );
};
const rows = [{ id: 'x', message: 'Boom', kind: 'noTts', time: '2026-03-02T14:30:00Z' }];
type Answers = NonNullable<NonNullable<Parameters<typeof openList>[1]>['answers']>;
const open = (answers: Answers = answerWith(rows)) => {
  markAlertsSeen.mockReset();
  return openList(
    <Seeing>
      <AlertList />
    </Seeing>,
    { answers, resource: 'alerts', isRefused: ({ resource }) => resource === 'accounts' },
  );
};

it('alerts are marked as seen once they are there', async () => {
  let give: () => void = () => undefined;
  open();
  await waitFor(() => expect(shownRows()).toHaveLength(1));
  expect(markAlertsSeen).toHaveBeenCalled();
  cleanup();
  open(
    (params) =>
      new Promise((done) => {
        give = () => done(answerWith(rows)(params));
      }),
  );
  await screen.findByRole('searchbox');
  expect(markAlertsSeen).not.toHaveBeenCalled();
  give();
  await waitFor(() => expect(shownRows()).toHaveLength(1));
  expect(markAlertsSeen).toHaveBeenCalled();
});

it('alerts are narrowed to one of all kinds, which are in the order of their names', async () => {
  open();
  await waitFor(() => expect(shownRows()).toHaveLength(1));
  const field = screen.getByRole('combobox', { name: 'resources.alerts.fields.alert_type' });
  fireEvent.mouseDown(field);
  const list = await screen.findByRole('listbox');
  const offered = within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(field).toHaveAttribute('placeholder', 'resources.alerts.list.anyKind');
  const names = alertKindNames().map((name) => `resources.alerts.kinds.${name}`);
  expect(offered).toEqual(names.sort((one, other) => one.localeCompare(other)));
  fireEvent.click(screen.getByRole('option', { name: 'resources.alerts.kinds.noStt' }));
  await waitFor(() => expect(inAddress().filter).toMatchObject({ kind: 'noStt' }));
});
