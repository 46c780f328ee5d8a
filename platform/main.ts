import { parseArgs } from 'node:util';
import { registerOutside } from './api/transport';
import { createPlatform } from './createPlatform';
import { createOutbox } from './demo/outbox';
import { demoUsers } from './demo/seed/demoUsers';
import { hostedUsers } from './demo/seed/hostedUsers';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: '127.0.0.1' },
    file: { type: 'string', default: 'data/platform.sqlite' },
    seed: { type: 'string' },
    reset: { type: 'boolean', default: false },
    living: { type: 'boolean', default: false },
    prefix: { type: 'string', default: '/api/v1' },
    'jwt-life': { type: 'string', default: '3600' },
    'rate-limit': { type: 'string' },
    'login-delay': { type: 'boolean', default: false },
    hosted: { type: 'boolean', default: false },
    'admin-carrier': { type: 'boolean', default: false },
    console: { type: 'string', default: 'http://127.0.0.1:3001' },
    log: { type: 'boolean', default: false },
  },
});

const seeds = ['small', 'large', 'huge', 'hosted', 'empty'] as const;
const wanted = values.seed ?? (values.hosted ? 'hosted' : 'small');
const seed = seeds.find((name) => name === wanted);
if (!seed) {
  console.error(`--seed must be one of ${seeds.join(', ')}, not ${wanted}`);
  process.exit(1);
}

const post = createOutbox('data/outbox');
const platform = await createPlatform({
  seed,
  file: values.file,
  reset: values.reset,
  living: values.living,
  prefix: values.prefix,
  jwtLifeSeconds: Number(values['jwt-life']),
  rateLimit: values['rate-limit'] ? Number(values['rate-limit']) : false,
  loginDelay: values['login-delay'],
  hosted: values.hosted,
  adminCarrier: values['admin-carrier'],
  logger: values.log,
  onMail: (mail) => console.log(post(mail).join('\n')),
  consoleUrl: () => values.console,
}).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

registerOutside(platform.app);
const { host } = values;
const port = Number(values.port);
const address = await platform.app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use by another program (perhaps this one, started twice).\nStop that program, or try another port: npm run platform -- --port ${port + 1}`
      : `Cannot listen on ${host}, port ${values.port}: ${error.message}.`,
  );
  process.exit(1);
});
console.log(`The embedded platform answers at ${address}${values.prefix}`);
const users =
  seed === 'hosted' ? hostedUsers : seed === 'empty' ? demoUsers.slice(0, 1) : demoUsers;
for (const { scope, username, password, note } of users) {
  console.log(`  ${username.padEnd(6)} ${password.padEnd(16)} ${scope.padEnd(17)} ${note}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await platform.close();
    process.exit(0);
  });
}
