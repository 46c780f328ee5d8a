import simpleRestProvider from 'ra-data-simple-rest';
import { request } from '../http';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Single-record calls over ra-data-simple-rest, on our own request. Its "resource" is a path of the
 * platform. `create` answers `{ data: { id } }` from the platform's `sid` (`user_sid` for users,
 * contract 20); 204 answers are an empty object.
 */
export const transport = simpleRestProvider('', async (url, options = {}) => {
  const { method = 'GET', body, signal } = options;
  const answer = await request<Record<string, unknown> | undefined>({
    path: String(url).replace(/^\//, ''),
    method: method as Method,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    signal: signal ?? undefined,
  });
  const fields = answer.body ?? {};
  const json = method === 'POST' ? { ...fields, id: fields.sid ?? fields.user_sid } : fields;
  return { status: answer.status, headers: answer.headers, body: '', json };
});
