// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FirstStepsCard } from '../../../src/components/firstSteps/FirstStepsCard';
import type { SetupStep } from '../../../src/components/firstSteps/useSetup';
import type { SetupArea } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';

const text = (key: string) => `app.firstSteps.${key}`;
const steps: SetupStep[] = [
  { resource: 'accounts', isDone: true, waitsFor: null },
  { resource: 'carriers', isDone: false, waitsFor: null },
  { resource: 'applications', isDone: false, waitsFor: null },
  { resource: 'phone-numbers', isDone: false, waitsFor: 'carriers' },
];
const onDismiss = vi.fn();
const open = (some: SetupStep[], here?: SetupArea) =>
  draw(<FirstStepsCard steps={some} onDismiss={onDismiss} {...(here && { here })} />);

afterEach(() => {
  clearDrawn();
  onDismiss.mockReset();
});

it('says of each step whether it is done, and leads to the next ones', async () => {
  open(steps, 'applications');
  await ready(screen.findByRole('region', { name: text('title') }));
  expect(screen.getByText(`${text('progress')} 1 4`)).toBeVisible();
  const rows = screen.getAllByRole('listitem').map((row) => {
    const link = within(row).queryByRole('link');
    const button = within(row).queryByRole<HTMLButtonElement>('button');
    return [
      row.querySelector('p')?.textContent,
      row.dataset.done,
      row.getAttribute('aria-current'),
      link?.getAttribute('href')?.replace(/^.*#/, '') ?? (button?.disabled ? 'off' : null),
    ];
  });
  expect(rows).toEqual([
    [`${text('steps.accounts.title')} (${text('done')})`, 'true', null, null],
    [
      `${text('steps.carriers.title')} (${text('missing')})`,
      'false',
      null,
      '/internal/carriers/add',
    ],
    // Its button stands elsewhere on the page.
    [`${text('steps.applications.title')} (${text('missing')})`, 'false', 'step', null],
    [`${text('steps.phone-numbers.title')} (${text('missing')})`, 'false', null, 'off'],
  ]);
});

it('a step that waits says for what, at its button', async () => {
  open(steps);
  const button = await ready(
    screen.findByRole('button', { name: 'resources.phone-numbers.action.create' }),
  );
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe(`${text('waits')} ${text('steps.carriers.title')}`);
  expect(document.body.textContent?.split(text('waits'))).toHaveLength(2);
});

it('is not there without a step, and goes for good once it is sent away', async () => {
  open([]);
  expect(screen.queryByRole('region')).toBeNull();
  draw(
    <main>
      <h1 tabIndex={-1}>Home</h1>
      <FirstStepsCard steps={steps} onDismiss={onDismiss} />
    </main>,
  );
  const dismiss = await ready(screen.findByRole('button', { name: text('dismiss') }));
  dismiss.focus();
  dismiss.click();
  expect(onDismiss).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  // The button has gone with it.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus());
});
