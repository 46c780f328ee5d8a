// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { SelfDeletionForm } from '../../../src/resources/accounts/hosted/SelfDeletionForm';
import type { Used } from '../../../src/types';
import { clearDrawn, draw, ready } from '../../support/drawn';

const kindOf = (kind: string) => `pages.billing.deletion.deletedKinds.${kind}`;
const named = (...names: string[]) => names.map((name) => ({ name }) as Used);

afterEach(clearDrawn);

it('an account that deletes itself is told how many of each kind go with it, and a few by name', async () => {
  draw(
    <SelfDeletionForm
      asksPassword={false}
      isHidden={false}
      isHalfWay={false}
      error={null}
      leaving={[
        { kind: 'applications', records: named('Menu') },
        { kind: 'phoneNumbers', records: named('1', '2', '3', '4', '5', '6') },
        { kind: 'apiKeys', records: named('', '') },
      ]}
      onDelete={async () => true}
      onClose={() => undefined}
    />,
  );
  const dialog = await ready(screen.findByRole('dialog'));
  const lines = within(dialog)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual([
    `app.labelled ${kindOf('applications')} (1) Menu`,
    `app.labelled ${kindOf('phoneNumbers')} (6) ${['app.listed app.listed app.listed app.listed 1', 2, 3, 4, 5].join(' ')} …`,
    `${kindOf('apiKeys')} (2)`,
  ]);
});
