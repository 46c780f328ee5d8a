import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminOf, type Bench, benchOf, session } from './bench';

let bench: Bench;
beforeEach(async () => {
  bench = await benchOf();
});
afterEach(async () => {
  // What the platform fails at (contract 25) was never sent.
  expect(bench.platform.poison).toEqual([]);
  await bench.platform.close();
});

const head = 'format: 1\nprovider: { name: Northwind Voice }\n';
const missing = 'app.configFile.errors.secretMissing';
const noKey = 'app.serviceKey.invalid';

it.each([
  ['a new user without a password', 'users: [{ name: zoe, email: zoe@a.example }]', missing],
  [
    'a bucket with a key that is none',
    'accounts: [{ name: City Library, bucket_credential: { vendor: google, name: calls, service_key: none } }]',
    noKey,
  ],
  [
    'a speech service with a key that is none',
    'speech_services: [{ vendor: google, label: z, use_for_tts: true, service_key: none }]',
    noKey,
  ],
  [
    'a new account with a bucket',
    'accounts: [{ name: New, bucket_credential: { vendor: aws_s3, region: us-east-1, name: a, access_key_id: b, secret_access_key: c } }]',
    null,
  ],
  [
    'a client with an empty password',
    'sip_clients: [{ username: doctor-lee, account: Sunrise Clinic, password: "" }]',
    null,
  ],
  [
    'a carrier with what its registration is',
    'carriers: [{ name: Acme, register_status: { status: ok } }]',
    'unknownKey',
  ],
])(
  'a file cannot have the console send what the platform fails at: %s',
  async (_what, text, refusal) => {
    const key = await bench.token('admin', 'Admin-demo1!');
    const provider = bench.platform.db.get(
      "SELECT service_provider_sid AS sid FROM service_providers WHERE name = 'Northwind Voice'",
    );
    const asAdmin = session(bench, key, { caller: adminOf(String(provider?.sid)) });
    const outcome = await asAdmin.apply(`${head}${text}`, { replacesSecrets: true }).then(
      ({ failed }) => failed.map(({ error }) => (error as Error).message),
      ({ message }: Error) => [JSON.parse(message)[0].code],
    );
    expect(outcome).toEqual(refusal ? [refusal] : []);
  },
);
