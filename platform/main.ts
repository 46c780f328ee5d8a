import { parseArgs } from 'node:util';
import { createPlatform } from './api/server';
import { demoUsers } from './demo/seed/demoUsers';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: '127.0.0.1' },
    file: { type: 'string', default: 'data/platform.sqlite' },
    seed: { type: 'string', default: 'small' },
    reset: { type: 'boolean', default: false },
    prefix: { type: 'string', default: '/api/v1' },
    'jwt-life': { type: 'string', default: '3600' },
    'rate-limit': { type: 'string' },
    'login-delay': { type: 'boolean', default: false },
    hosted: { type: 'boolean', default: false },
    'admin-carrier': { type: 'boolean', default: false },
    log: { type: 'boolean', default: false },
  },
});

const seeds = ['small', 'large', 'empty'] as const;
const seed = seeds.find((name) => name === values.seed);
if (!seed) {
  console.error(`--seed must be one of ${seeds.join(', ')}, not ${values.seed}`);
  process.exit(1);
}

const platform = await createPlatform({
  seed,
  file: values.file,
  reset: values.reset,
  prefix: values.prefix,
  jwtLifeSeconds: Number(values['jwt-life']),
  rateLimit: values['rate-limit'] ? Number(values['rate-limit']) : false,
  loginDelay: values['login-delay'],
  hosted: values.hosted,
  adminCarrier: values['admin-carrier'],
  logger: values.log,
}).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const address = await platform.app.listen({ port: Number(values.port), host: values.host });
console.log(`The embedded platform answers at ${address}${values.prefix}`);
const users = seed === 'empty' ? demoUsers.slice(0, 1) : demoUsers;
for (const { scope, username, password, note } of users) {
  console.log(`  ${username.padEnd(6)} ${password.padEnd(16)} ${scope.padEnd(17)} ${note}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await platform.close();
    process.exit(0);
  });
}
