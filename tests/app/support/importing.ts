import { answerAlways, hold } from './network';
import { press, see, user, waitFor } from './screen';
import { readTablesHere } from './workers';

/** Files are read on this thread, and enough is left of the rate limit to go on without a pause. */
export function prepareImports(): void {
  readTablesHere();
  answerAlways(null, /./, async (pass) => {
    const answer = await pass();
    const headers = new Headers(answer.headers);
    headers.set('RateLimit-Limit', '600');
    headers.set('RateLimit-Remaining', '512');
    headers.set('RateLimit-Reset', '9');
    return new Response(answer.status === 204 ? null : answer.body, {
      ...answer,
      status: answer.status,
      headers,
    });
  });
}

/** Chooses a file on the page of an import. */
export async function chooseFile(
  content: string | Uint8Array<ArrayBuffer>,
  name = 'rows.csv',
): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no place for a file');
    return found;
  });
  await user.upload(input, new File([content], name));
}

/** A file of so many phone numbers, 15550100000 and those that follow it. */
export const numbersFile = (count: number, start = 15_550_100_000): string =>
  [
    'number,account,carrier',
    ...Array.from({ length: count }, (_none, index) => `${start + index},Sunrise Clinic,Twilio`),
  ].join('\n');

/** Imports nine numbers, and stops while the first four are on their way. */
export async function stopAfterFour(): Promise<void> {
  const release = hold('POST', /^PhoneNumbers$/);
  await press('Import 9 rows');
  await press('Stop');
  release();
  await see(/4 rows imported\. 5 not tried\./);
}
