import type { Webhook } from '../../types';

/** Scheme and host of an address, which many applications share, and what comes after them. */
export function partsOf(url: string): [host: string, path: string] {
  const [, host = '', path = ''] = /^([a-z]+:\/\/[^/?#]*)?(.*)$/is.exec(url) ?? [];
  return [host, path];
}

/** The address of a webhook in one line: its path stays, its host gives way. */
export const webhookAddress = ({ method, url }: Webhook) => {
  const [host, path] = partsOf(url ?? '');
  return (
    <span translate="no" className="mono webhook-address" title={`${method} ${url}`}>
      <span className="muted">{`${method} ${host}`}</span>
      <span>{path || '/'}</span>
    </span>
  );
};
