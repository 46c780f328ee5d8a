import { callAddress, type Question } from '../http';

/** How long an answer waits for the next one who asks (ms): as long as a page may take to open. */
const patience = 15_000;

/**
 * Leaves an answer for the next one who asks the same in the same session: once, for a page that opens
 * right after. A write forgets it, as it forgets what was asked early, and so does time.
 */
export function handOver(question: Question, token: string, body: unknown): void {
  window.trunklineAsked ??= new Map();
  const asked = window.trunklineAsked;
  const address = callAddress(question);
  const answer = Promise.resolve(Response.json(body));
  const handed = { token, endsAt: Date.now() + patience, answer };
  asked.set(address, handed);
  setTimeout(() => asked.get(address) === handed && asked.delete(address), patience);
}
