import simpleRestProvider from 'ra-data-simple-rest';
import { request } from '../http';

/**
 * One record over ra-data-simple-rest, on our own request. Its "resource" is a path of the platform. What is
 * written goes by plans (`sending.ts`).
 */
export const transport = simpleRestProvider('', async (url, { signal } = {}) => {
  const path = String(url).replace(/^\//, '');
  const { status, headers, body } = await request({ path, signal: signal ?? undefined });
  return { status, headers, body: '', json: body ?? {} };
});
