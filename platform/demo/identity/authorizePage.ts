import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { query } from '../../api/requests';
import { githubUser } from '../seed/hostedUsers';
import { authorizeAddresses, type IdentityProvider } from './addresses';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";

/**
 * The pages on which GitHub and Google would ask whether somebody agrees. They lead back to this
 * server's own callback, whatever the request says, with a code that `exchangeCode` takes once, or
 * with `error=access_denied`.
 */
export function registerIdentityRoutes(site: FastifyInstance): void {
  for (const { provider, name } of authorizeAddresses) {
    site.get(`/identity/${provider}`, async (request, reply) => {
      const { state = '' } = query(request);
      reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy);
      return authorizePage(provider, name, state);
    });

    site.get(`/identity/${provider}/answer`, async (request, reply) => {
      const { email = '', state = '', answer } = query(request);
      const code = `${email}~${randomBytes(8).toString('hex')}`;
      const facts = new URLSearchParams({ state });
      if (answer === 'allow') facts.set('code', code);
      else facts.set('error', 'access_denied');
      // From where the page is: the console may be served below a path.
      return reply.redirect(`../../../oauth-callback/${provider}?${facts}`);
    });
  }
}

function authorizePage(provider: IdentityProvider, name: string, state: string): string {
  const email = provider === 'github' ? githubUser : 'gail@gateway.example';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stand-in of ${name}</title>
<body style="font: 16px/1.6 system-ui, sans-serif; max-width: 30em; margin: 10vh auto; padding: 16px">
<h1>Stand-in of ${name}</h1>
<p>The demo does not talk to ${name}. This page asks what ${name} would ask.</p>
<form action="${provider}/answer">
<p><label>Who signs in: <input name="email" type="email" required value="${email}" style="font: inherit"></label></p>
<input type="hidden" name="state" value="${escaped(state)}">
<button name="answer" value="allow" style="font: inherit">Allow</button>
<button name="answer" value="deny" formnovalidate style="font: inherit">Deny</button>
</form>
</body>
</html>
`;
}
