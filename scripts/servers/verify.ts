// Holds a server to the rows.
import { type Answer, ask } from './ask';
import { outside, type Row } from './rows';

/** What is asked of a server: its address, and the headers that every answer carries. */
export interface Asked {
  origin: string;
  headers: Record<string, string>;
}

/** What is wrong with the headers of an answer, each in a few words. */
function headerFaults(
  { headers }: Answer,
  wanted: Record<string, string>,
  isApi = false,
): string[] {
  const faults = Object.entries(wanted).flatMap(([name, value]) => {
    const said = headers[name.toLowerCase()];
    if (said === undefined) return [`${name} is missing`];
    return isApi || said === value ? [] : [`${name}: ${String(said)}`];
  });
  const server = String(headers.server ?? '');
  return /\d/.test(server) ? [...faults, `Server: ${server}`] : faults;
}

/** What is wrong with the answer to a row; nothing where all is right. */
export async function rowFaults({ origin, headers }: Asked, row: Row): Promise<string[]> {
  const first = await ask(origin, row);
  const again = { ...row.headers, 'if-none-match': String(first.headers.etag) };
  const answer = row.again ? await ask(origin, { ...row, headers: again }) : first;
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
  const caching = answer.headers['cache-control'];
  const also = answer.status === row.status ? row.holds?.(answer) : undefined;
  return [
    ...(answer.status === row.status ? [] : [`status ${answer.status}, not ${row.status}`]),
    ...(!row.type || row.type.test(type) ? [] : [`type ${type || 'none'}`]),
    ...(encoding === row.encoding ? [] : [`encoding ${encoding ?? 'none'}`]),
    ...(row.caching === undefined || caching === row.caching ? [] : [`Cache-Control: ${caching}`]),
    ...(also ? [also] : []),
    ...headerFaults(answer, headers, row.isApi),
  ];
}

/** What leads out of the build at this server. */
export async function leaks({ origin }: Asked): Promise<string[]> {
  const answers = await Promise.all(outside.map((question) => ask(origin, question)));
  return answers.flatMap(({ status, body }, at) =>
    status >= 400 && !body.includes('"dependencies"') ? [] : [`${outside[at]?.path}: ${status}`],
  );
}
