// The files of deploy/ that are made of the headers' source; a test tells when they are not.
import { productionHeaders } from '../../platform/serve/headers';
import { caddySite } from './caddy';
import { imageTemplate, namesFile } from './image';
import { nginxSite } from './nginx';

export interface SiteChoices {
  headers?: Record<string, string>;
  base?: string;
  api?: string;
  /** HSTS is sent, and the platform's own is handed on. */
  hsts?: boolean;
  root?: string;
  /** The host that browsers ask for. */
  host?: string;
}

const made = 'Made by "npm run deploy:files"; change the sources of it instead.';

/** What to put into nginx's conf.d, and a Caddyfile, by their names in deploy/. */
export function siteFiles(choices: SiteChoices = {}): Record<string, string> {
  const { base = '/', api = 'http://127.0.0.1:3000', hsts, root = '/var/www/trunkline' } = choices;
  const { host } = choices;
  const headers = choices.headers ?? productionHeaders({});
  const shared = { root, base, headers, api, hsts };
  const nginx = nginxSite({
    ...shared,
    listen: ['listen 80;', 'listen [::]:80;'],
    pages: root,
    host,
  });
  return {
    'nginx/trunkline.conf': `# The console and its platform behind nginx: a file for conf.d, in the "http" block.
# ${made}
${host ? '' : '# Set server_name to your host: beside the site that a distribution brings, nothing is asked of "_".\n'}# A certificate is added by certbot --nginx, or by listen 443 ssl, ssl_certificate and ssl_certificate_key.
${nginx}`,
    'caddy/Caddyfile': `# The console and its platform behind Caddy, which sees to the certificate.
# ${made}
${caddySite({ ...shared, address: `{$TRUNKLINE_ADDRESS:${host ?? 'console.example.com'}}` })}`,
  };
}

/** Every made file of deploy/, by its name there. */
export const deployFiles = (): Record<string, string> => ({
  ...siteFiles(),
  'image/names.txt': namesFile(),
  'image/nginx.conf.template': imageTemplate(),
});
