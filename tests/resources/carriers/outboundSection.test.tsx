// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { OutboundSection } from '../../../src/resources/carriers/OutboundSection';
import { clearDrawn } from '../../support/drawn';
import { openInputs, refused, sent } from '../../support/inputsForm';

const wrong = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((one) => one.getAttribute('name'));

afterEach(clearDrawn);

it.each([
  ['static_ip', true],
  ['static_ip', false],
  ['reg', false],
])('a trunk %s that registers (%s) needs username and password', async (trunk_type, isTicked) => {
  const registers = isTicked || trunk_type === 'reg';
  openInputs(<OutboundSection />, {
    ...{ id: 'c-1', trunk_type, has_outbound_auth: true, requires_register: isTicked },
    ...{ register_sip_realm: 'sip.example.com' },
  });
  await waitFor(() =>
    expect(document.querySelector('[name=register_password]')).toBeInTheDocument(),
  );
  if (!registers) return void (await sent());
  await refused();
  expect(wrong()).toEqual(['register_username', 'register_password']);
});
