import { expect, it } from 'vitest';
import { documentOf, documentText, readText } from '../../../src/engines/configuration';

/** As a person would write it: what is short takes a line. */
const text = `$schema: ./configuration.schema.json
format: 1
provider:
  name: Northwind
  limits:
    voice_call_session: 10
accounts:
  - name: Bank
    device_calling_application: Front
    siprec_hook: { name: Front, account: Bank }
    registration_hook: { url: https://bank.example, method: POST }
    queue_event_hook:
      url: https://bank.example
      method: POST
      username: me
applications:
  - name: Front
    account: Bank
    env_vars:
      LIST:
        - a
        - b
  - name: Front
    account: Clinic
    app_json: $\${ESCAPED}
carriers:
  - name: Acme
    sip_gateways:
      - { ipv4: 192.0.2.1, port: 5060, inbound: true, outbound: false }
  - name: Twin
    sid: s1
  - name: Twin
    sid: s2
    register_password: \${SECRET}
phone_numbers:
  - { number: "15550100", account: Bank, carrier: { name: Twin, sid: s2 } }
users: []
`;

it('a document that is read is written again as it was, each thing in its place', () => {
  const { configuration, problems } = readText(text);
  expect(problems).toEqual([]);
  if (!configuration) throw new Error('No document');
  expect(documentText(documentOf(configuration), 'yaml')).toBe(text);
  const json = documentText(documentOf(configuration), 'json');
  expect(json.split('\n').slice(0, 3)).toEqual([
    '{',
    '  "$schema": "./configuration.schema.json",',
    '  "format": 1,',
  ]);
  expect(json.endsWith('\n}\n')).toBe(true);
  expect(JSON.parse(json)).toMatchObject({ format: 1, users: [] });
});
