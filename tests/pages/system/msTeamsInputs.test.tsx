// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { MsTeamsInputs } from '../../../src/pages/system/MsTeamsInputs';
import { clearDrawn, ready } from '../../support/drawn';
import { openInputs, sent } from '../../support/inputsForm';

afterEach(clearDrawn);

it.each([
  ['none, ticked', null, 1, true, true],
  ['none, ticked and unticked', null, 2, undefined, false],
  ['one, unticked', 'teams.example', 1, false, false],
  ['one, unticked and ticked', 'teams.example', 2, undefined, true],
])('a domain of MS Teams: %s', async (_which, ms_teams_fqdn, times, has_ms_teams, isAsked) => {
  openInputs(<MsTeamsInputs />, { ms_teams_fqdn });
  for (let left = times; left > 0; left -= 1) {
    fireEvent.click(await ready(screen.findByRole('checkbox')));
  }
  await ready(screen.findByRole('checkbox'));
  expect(document.querySelector('[name=ms_teams_fqdn]') !== null).toBe(isAsked);
  if (isAsked) {
    const field = document.querySelector('[name=ms_teams_fqdn]') as HTMLInputElement;
    fireEvent.change(field, { target: { value: 'other.example' } });
  }
  expect((await sent()).has_ms_teams).toBe(has_ms_teams);
});
