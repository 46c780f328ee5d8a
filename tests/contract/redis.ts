import { createConnection } from 'node:net';

type Reply = string | number | null | Reply[];

/** Reads one reply of Redis from a text; undefined while it is not whole. */
function readReply(text: string, at: number): { value: Reply; next: number } | undefined {
  const end = text.indexOf('\r\n', at);
  if (end < 0) return undefined;
  const [kind, line] = [text[at], text.slice(at + 1, end)];
  const next = end + 2;
  if (kind === '-') throw new Error(`Redis says: ${line}`);
  if (kind === ':') return { value: Number(line), next };
  if (kind === '+') return { value: line, next };
  const length = Number(line);
  if (kind === '$') {
    if (length < 0) return { value: null, next };
    const stop = next + length;
    return text.length < stop + 2 ? undefined : { value: text.slice(next, stop), next: stop + 2 };
  }
  const values: Reply[] = [];
  let place = next;
  for (let index = 0; index < length; index += 1) {
    const reply = readReply(text, place);
    if (!reply) return undefined;
    values.push(reply.value);
    place = reply.next;
  }
  return { value: values, next: place };
}

/** A connection to a Redis, for what the suite writes there; one command after the other. */
export interface Redis {
  ask(...command: (string | number)[]): Promise<Reply>;
  close(): void;
}

export function openRedis(url: string): Redis {
  const { hostname, port } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port || 6379) });
  socket.setEncoding('latin1');
  let last: Promise<unknown> = Promise.resolve();
  const exchange = (command: string) =>
    new Promise<Reply>((resolve, reject) => {
      let text = '';
      const stop = () => {
        socket.off('data', read);
        socket.off('error', fail);
      };
      const fail = (error: Error) => {
        stop();
        reject(error);
      };
      const read = (part: string) => {
        text += part;
        try {
          const reply = readReply(text, 0);
          if (!reply) return;
          stop();
          resolve(reply.value);
        } catch (error) {
          fail(error as Error);
        }
      };
      socket.on('data', read);
      socket.on('error', fail);
      socket.write(command, 'latin1');
    });
  return {
    ask(...command) {
      const parts = command.map((part) => Buffer.from(String(part)).toString('latin1'));
      const text = `*${parts.length}\r\n${parts.map((part) => `$${part.length}\r\n${part}\r\n`).join('')}`;
      const reply = last.then(() => exchange(text));
      last = reply.catch(() => undefined);
      return reply;
    },
    close: () => socket.end(),
  };
}
