import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a session token says (platform contract 2.1). */
export interface Claims {
  scope: 'admin' | 'service_provider' | 'account';
  permissions: string[];
  is_view_only?: boolean;
  user_sid: string;
  name?: string;
  service_provider_sid?: string;
  service_provider_name?: string;
  account_sid?: string;
  account_name?: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signature(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}

/**
 * A JWT signed with HS256. Written on Node's own crypto because this also runs inside jsdom tests,
 * where the web crypto classes that JWT libraries need are missing.
 */
export function signToken(claims: Claims, secret: string): string {
  const content = `${HEADER}.${encode(claims)}`;
  return `${content}.${signature(content, secret).toString('base64url')}`;
}

/** The claims of a token that this secret signed and that has not expired, else undefined. */
export function readToken(token: string, secret: string, now: Date): Claims | undefined {
  const [header, payload, signed, ...rest] = token.split('.');
  if (header !== HEADER || !payload || !signed || rest.length > 0) return undefined;
  const expected = signature(`${header}.${payload}`, secret);
  const given = Buffer.from(signed, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
  return claims.exp * 1000 > now.getTime() ? claims : undefined;
}
