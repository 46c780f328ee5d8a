import { expect, it } from 'vitest';
import * as app from './support';
import { fireEvent, screen, user, waitFor, within } from './support';

const recorded = () => {
  const row = app.rows().find((one) => within(one).queryByRole('link', { name: 'Recording' }));
  if (!row) throw new Error('No call with a recording');
  return row;
};
const openTab = (name: string) => screen.findByRole('tab', { name, selected: true });

it('the marks of a call open it at their tab, as one stop of the keyboard', async () => {
  expect(app.db.get('SELECT 1 FROM recent_calls WHERE recording_url IS NOT NULL')).toBeTruthy();
  await app.open('/internal/recent-calls?filter={"date":"30"}', 'nora');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  const row = recorded();
  const sid = row.dataset.id ?? '';
  const mark = (name: string) => within(row).getByRole('link', { name });
  const marks = ['SIP messages', 'Tracing', 'Recording'].map(mark);
  expect(marks.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);

  mark('SIP messages').focus();
  await user.keyboard('{ArrowRight}');
  expect(mark('Tracing')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(mark('SIP messages')).toHaveFocus();
  await user.keyboard('{Enter}');
  await openTab('SIP messages');
  await app.expectUrl(new RegExp(`open=${sid}&tab=capture`));

  // A call that is open goes to the other tab, and stays open.
  await user.click(mark('Tracing'));
  await openTab('Tracing');
  expect(screen.getAllByRole('tablist')).toHaveLength(1);
  await user.click(mark('Recording'));
  await openTab('Details');
});

it('a mark opened beside the list is the page of the call', async () => {
  await app.open('/internal/recent-calls?filter={"date":"30"}', 'nora');
  await waitFor(() => expect(app.rows().length).toBeGreaterThan(0));
  const row = recorded();
  const link = within(row).getByRole('link', { name: 'Tracing' });
  const before = app.currentUrl();
  const isLeftToBrowser = fireEvent.click(link, { ctrlKey: true });
  expect(isLeftToBrowser).toBe(true);
  expect(app.currentUrl()).toBe(before);
  await app.open(link.getAttribute('href') ?? '');
  await openTab('Tracing');
});
