import { badRequest, failure } from '../errors';

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(\\.${LABEL})*\\.?$`, 'i');
const SCHEMES = ['http:', 'https:', 'ws:', 'wss:'];

/** Verbs that the platform's call engine knows. */
const VERBS = new Set(
  `alert answer conference config deepgram_s2s dequeue dial dialogflow dtmf dub elevenlabs_s2s
  enqueue gather google_s2s hangup leave lex listen llm message openai_s2s pause play rasa redirect
  rest:dial say sip:decline sip:refer sip:request stream synthesize tag transcribe ultravox_s2s
  voice_agent`.split(/\s+/),
);

/**
 * 400 `<name> URL …`, a text for each fault, unless the url is http, https, ws or wss with a host
 * name of letters, digits and hyphens (localhost and IPv4 included) and without blanks around it. The
 * host is looked at as it goes over the wire: an international one passes by its ASCII form
 * (contract 7).
 */
export function checkHookUrl(name: string, hook: unknown): void {
  const text = (hook as { url?: unknown }).url;
  if (typeof text !== 'string' || !URL.canParse(text)) throw badRequest(`${name} URL is invalid`);
  if (text.trim() !== text) throw badRequest(`${name} URL contains leading/trailing whitespace`);
  const { hostname, protocol } = new URL(text);
  if (!HOST.test(hostname)) throw badRequest(`${name} URL has invalid hostname ${hostname}`);
  if (!SCHEMES.includes(protocol)) {
    throw badRequest(`${name} URL has missing or invalid protocol ${protocol}`);
  }
}

/** The JSON text of an array of known verbs; null, absent and empty text are fine (contract 7). */
export function checkAppJson(value: unknown): void {
  if (value === undefined || value === null || value === '') return;
  if (typeof value !== 'string') throw failure('app_json must be JSON text');
  let verbs: unknown;
  try {
    verbs = JSON.parse(value);
  } catch (error) {
    throw failure((error as Error).message);
  }
  if (!Array.isArray(verbs)) throw badRequest('Error: invalid application JSON: not an array');
  for (const item of verbs as unknown[]) {
    const verb = (item as { verb?: unknown } | null)?.verb;
    if (typeof verb !== 'string' || !VERBS.has(verb)) {
      throw badRequest(`Error: invalid instruction: ${verb}`);
    }
  }
}
