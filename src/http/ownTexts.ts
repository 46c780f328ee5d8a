/** How long own texts are waited for (ms): nothing is shown before. */
const patience = 5000;
/** The most that a file of texts may have (bytes). */
const most = 1_000_000;

/** A file of a deployment's own texts, or why it could not be read, as the web server has said it. */
export async function fetchOwnTexts(
  address: string,
): Promise<{ texts: unknown } | { problem: string }> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, { cache: 'no-cache', signal });
    if (!response.ok) return { problem: String(response.status) };
    const body = await response.blob();
    if (body.size > most) return { problem: `> ${most / 1_000_000} MB` };
    const text = await body.text();
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
    if (/html/.test(type)) return { problem: type };
    const texts: unknown = JSON.parse(text);
    return { texts };
  } catch (error) {
    return { problem: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}
