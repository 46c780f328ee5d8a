// A session of W3C WebDriver, as far as the journey needs one.

interface Answer {
  value: unknown;
}
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Opens a session at a driver, such as `http://127.0.0.1:4444`. What it answers rejects with the driver's words
 * where it refuses.
 */
export async function openSession(driver: string, capabilities: Record<string, unknown>) {
  const ask = async (method: string, path: string, said?: unknown) => {
    const answer = await fetch(`${driver}${path}`, {
      method,
      ...(said !== undefined && { body: JSON.stringify(said) }),
      headers: { 'content-type': 'application/json' },
    });
    const { value } = (await answer.json()) as Answer;
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
  const made = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = made as { sessionId: string };
  const post = (path: string, said: unknown = {}) =>
    ask('POST', `/session/${sessionId}/${path}`, said);
  const get = (path: string) => ask('GET', `/session/${sessionId}/${path}`);
  const run = (script: string, args: unknown[]) => post('execute/sync', { script, args });
  const element = async (script: string, args: string[]) =>
    ((await run(script, args)) as Record<string, string> | null)?.[elementKey];
  return {
    post,
    run,
    open: (url: string) => post('url', { url }),
    reload: () => post('refresh'),
    address: async () => String(await get('url')),
    picture: async () => Buffer.from(String(await get('screenshot')), 'base64'),
    click: async (script: string, args: string[]) => {
      const id = await element(script, args);
      if (id) await post(`element/${id}/click`);
      return id !== undefined;
    },
    type: async (text: string, script: string, args: string[]) => {
      const id = await element(script, args);
      if (id) await run('arguments[0].focus(); arguments[0].select()', [{ [elementKey]: id }]);
      if (id) await post(`element/${id}/value`, { text });
      return id !== undefined;
    },
    close: () => ask('DELETE', `/session/${sessionId}`),
  };
}
