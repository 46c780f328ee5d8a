/** The facts of a call once more, by trying everything against everything on the plain texts. */
import type { LegFacts } from '../../../src/engines/sip/facts';

/** What is known of a message beside its text. */
export interface Sent {
  time: number;
  source: string;
  destination: string;
  text: string;
  isRetransmission: boolean;
}

const head = ({ text }: Sent) =>
  text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
const body = ({ text }: Sent) => text.slice(text.indexOf('\r\n\r\n') + 4);
const header = (sent: Sent, name: string) =>
  new RegExp(`^${name} *: *(.*)$`, 'im').exec(head(sent).replace(/\r/g, ''))?.[1] ?? '';
const all = (sent: Sent, name: string) =>
  [
    ...head(sent)
      .replace(/\r/g, '')
      .matchAll(new RegExp(`^${name} *: *(.*)$`, 'gim')),
  ]
    .flatMap(([, value = '']) => value.match(/(?:[^",]|"(?:\\.|[^"])*")+/g) ?? [])
    .map((value) => value.trim());
const status = ({ text }: Sent) => Number(/^SIP\/2\.0 (\d+)/.exec(text)?.[1] ?? 0);
const method = ({ text }: Sent) => (text.startsWith('SIP') ? '' : (text.split(' ')[0] ?? ''));
const cseq = (sent: Sent) => header(sent, 'CSeq');
const number = (sent: Sent) => Number.parseInt(cseq(sent), 10);
const branch = (sent: Sent) => /branch=(\S+)/.exec(header(sent, 'Via'))?.[1];
const tag = (value: string) => /;tag=(\w+)/.exec(value)?.[1];
const isSame = (a: Sent, b: Sent) =>
  (a.source === b.source && a.destination === b.destination) ||
  (a.source === b.destination && a.destination === b.source);

interface Audio {
  port: string;
  address: string;
  direction: string;
  codecs: string[];
}
const audio = (sent: Sent): Audio | null => {
  const line = /^m=audio (\d+) \S+ (.*)$/m.exec(body(sent).replace(/\r/g, ''));
  if (!line) return null;
  const names: Record<string, string> = { 0: 'PCMU/8000', 8: 'PCMA/8000', 18: 'G729/8000' };
  return {
    port: line[1] ?? '',
    address: /^c=IN IP4 (\S+)/m.exec(body(sent))?.[1] ?? '',
    direction: /^a=(sendrecv|sendonly|recvonly|inactive)/m.exec(body(sent))?.[1] ?? 'sendrecv',
    codecs: (line[2] ?? '')
      .split(' ')
      .map(
        (type) =>
          new RegExp(`^a=rtpmap:${type} (\\S+)`, 'm').exec(body(sent))?.[1] ?? names[type] ?? type,
      ),
  };
};

const isLocal = (address: string) =>
  /^(10\.|192\.168\.|127\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[789]\d|1[01]\d|12[0-7])\.)/.test(
    address,
  );

/** Rounds of offer and answer: for each description the one that it answers, if there is one. */
function rounds(sent: Sent[], hop: number[]): [number, number][] {
  const found: [number, number][] = [];
  const at = (place: number) => sent[place] as Sent;
  const kept = hop.filter((place) => !at(place).isRetransmission);
  for (const offer of kept.filter((place) => audio(at(place)))) {
    const isRequest = method(at(offer)) !== '';
    const answers = kept.filter((place) => place > offer && audio(at(place)));
    if (isRequest && method(at(offer)) === 'INVITE') {
      const replies = answers.filter(
        (place) => status(at(place)) && cseq(at(place)) === cseq(at(offer)),
      );
      const final = kept.find(
        (place) => place > offer && status(at(place)) >= 200 && cseq(at(place)) === cseq(at(offer)),
      );
      const last = replies.filter((place) => final === undefined || place <= final).at(-1);
      if (last !== undefined) found.push([offer, last]);
    }
    const asked = kept.find(
      (place) =>
        place < offer && method(at(place)) === 'INVITE' && cseq(at(place)) === cseq(at(offer)),
    );
    if (!isRequest && asked !== undefined && !audio(at(asked)) && status(at(offer)) >= 200) {
      const ack = answers.find(
        (place) => method(at(place)) === 'ACK' && number(at(place)) === number(at(offer)),
      );
      if (ack !== undefined) found.push([offer, ack]);
    }
  }
  return found.sort((a, b) => a[0] - b[0]);
}

/** What the descriptions of an answered call say of its sound. */
function heard(sent: Sent[], places: number[], hop: number[], pairs: [number, number][]): string[] {
  const at = (place: number) => sent[place] as Sent;
  const hints: string[] = [];
  const isFirst = (place: number) => !at(place).isRetransmission;
  for (const place of hop.filter(isFirst)) {
    const asks = audio(at(place));
    const isAsked = pairs.some(([from]) => from === place);
    if (method(at(place)) === 'INVITE' && asks && !isAsked) {
      const ok = hop.find(
        (one) =>
          one > place &&
          status(at(one)) >= 200 &&
          status(at(one)) < 300 &&
          cseq(at(one)) === cseq(at(place)) &&
          branch(at(one)) === branch(at(place)),
      );
      if (ok !== undefined) hints.push(`noSdpAnswer ${ok}`);
    }
    const isOffer =
      status(at(place)) >= 200 &&
      asks &&
      hop.some(
        (one) =>
          one < place &&
          method(at(one)) === 'INVITE' &&
          cseq(at(one)) === cseq(at(place)) &&
          !audio(at(one)),
      );
    const ack = hop.find(
      (one) => one > place && method(at(one)) === 'ACK' && number(at(one)) === number(at(place)),
    );
    if (isOffer && ack !== undefined && !audio(at(ack))) hints.push(`noSdpAnswer ${ack}`);
  }
  const told = new Set<string>();
  for (const place of places) {
    const { source, destination } = at(place);
    const wants = audio(at(place));
    const key = `${source} ${wants?.address}`;
    const isWithin = isLocal(source) && isLocal(destination);
    if (!wants || wants.port === '0' || isWithin || !isLocal(wants.address) || told.has(key)) {
      continue;
    }
    told.add(key);
    hints.push(`privateAddress ${place} ${wants.address}`);
  }
  const pair = pairs.at(-1);
  if (!pair) return hints;
  const way = (place: number) => {
    const one = audio(at(place)) as Audio;
    return one.address === '0.0.0.0' ? 'inactive' : one.direction;
  };
  const speaker = (place: number) => {
    const from = tag(header(at(place), 'From'));
    return status(at(place)) ? (from === 'caller' ? 'callee' : 'caller') : from;
  };
  const [offer, answer] = pair.map((place) => audio(at(place)) as Audio) as [Audio, Audio];
  if (answer.port === '0') {
    return offer.port === '0' ? hints : [...hints, `audioRefused ${pair[1]}`];
  }
  if (way(pair[0]) === 'sendrecv') {
    const own = pairs.filter((one) => one !== pair && speaker(one[0]) === speaker(pair[1])).at(-1);
    const isHeld = own !== undefined && way(own[0]) !== 'sendrecv';
    if (way(pair[1]) === 'sendrecv' || isHeld) return hints;
    return [...hints, `direction ${pair[1]} ${way(pair[1])}`];
  }
  const wasOpen = pairs.some(
    ([from, to]) =>
      way(from) === 'sendrecv' && way(to) === 'sendrecv' && audio(at(to))?.port !== '0',
  );
  const taken = places.find((one) => status(at(one)) === 200 && cseq(at(one)).endsWith('INVITE'));
  const isOver =
    places.some((one) => method(at(one)) === 'BYE') ||
    at(places.length - 1).time - at(taken as number).time > 10_000_000;
  const closing = pair.find((place) => way(place) === 'inactive');
  if (wasOpen || !isOver || closing === undefined) return hints;
  return [...hints, `direction ${closing} inactive`];
}

type Naive = Omit<LegFacts, 'leg' | 'hints'>;

/** The facts of the only leg, and the hints by their kind and message. */
export function naiveFacts(sent: Sent[]): Naive & { hints: string[] } {
  const at = (place: number) => sent[place] as Sent;
  const places = sent.map((_, place) => place);
  const invite = places.find((place) => method(at(place)) === 'INVITE') as number;
  const hop = places.filter((place) => isSame(at(place), at(invite)));
  const tries = hop.filter(
    (place) => method(at(place)) === 'INVITE' && !tag(header(at(place), 'To')),
  );
  const last = tries
    .filter((place) => !tries.some((other) => other < place && cseq(at(other)) === cseq(at(place))))
    .at(-1) as number;
  const replies = (to: number) =>
    hop.filter(
      (place) =>
        place > to &&
        status(at(place)) &&
        cseq(at(place)) === cseq(at(to)) &&
        branch(at(place)) === branch(at(to)),
    );
  const final = replies(last).find((place) => status(at(place)) >= 200);
  const isTaken = final !== undefined && status(at(final)) < 300;
  const cancel = hop.find((place) => method(at(place)) === 'CANCEL');
  const bye = places.find((place) => method(at(place)) === 'BYE');
  const sign = tries
    .flatMap(replies)
    .filter((place) => ![100, 401, 402, 407].includes(status(at(place))));
  const ringing = replies(last).find((place) => [180, 183].includes(status(at(place))));
  const stopped = [cancel, final].filter(
    (place) => place !== undefined && ringing !== undefined && place > ringing,
  );
  const span = (from?: number, to?: number) =>
    from === undefined || to === undefined ? null : { from, to, time: at(to).time - at(from).time };
  const unique = <T extends object>(found: (T & { message: number })[]) =>
    found.filter(
      (one, place) =>
        found.findIndex(
          (other) =>
            JSON.stringify({ ...other, message: 0 }) === JSON.stringify({ ...one, message: 0 }),
        ) === place,
    );
  const pairs = rounds(sent, hop);
  const at2 = ([from, to]: [number, number]) => [audio(at(from)), audio(at(to))] as [Audio, Audio];
  const spoken = pairs.filter((one) => at2(one)[0].port !== '0').at(-1);
  const [offer, answer] = spoken ? at2(spoken) : [];
  const both =
    offer && answer && answer.port !== '0'
      ? answer.codecs.filter((one) => offer.codecs.includes(one))
      : [];
  const voices = (codecs: string[]) => codecs.filter((one) => !one.startsWith('telephone-event'));
  const hints: string[] = [];
  const again = (place: number) =>
    hop.filter(
      (one) =>
        at(one).isRetransmission &&
        at(one).text === at(place).text &&
        at(one).source === at(place).source,
    );
  if (replies(last).length === 0 && again(last).length > 1) hints.push(`noResponse ${last}`);
  const change = hop.find(
    (place) => method(at(place)) === 'INVITE' && tag(header(at(place), 'To')) !== undefined,
  );
  const kept =
    change === undefined ? undefined : replies(change).find((one) => status(at(one)) < 300);
  for (const taken of [final, kept]) {
    if (!isTaken || taken === undefined) continue;
    const ack = places.find(
      (place) =>
        place > taken && method(at(place)) === 'ACK' && number(at(place)) === number(at(taken)),
    );
    if (ack === undefined && again(taken).length > 1) hints.push(`noAck ${taken}`);
    if (ack !== undefined && again(taken).filter((one) => one > ack).length > 2) {
      hints.push(`ackLost ${ack}`);
    }
  }
  const repeated = places.filter((place) => at(place).isRetransmission);
  if (repeated.length) hints.push(`retransmissions ${repeated[0]} ${repeated.length}`);
  if (isTaken) hints.push(...heard(sent, places, hop, pairs));
  if (isTaken && spoken && answer && answer.port !== '0' && voices(both).length === 0) {
    hints.push(`noCodec ${spoken[1]}`);
  }
  return {
    invite,
    outcome: isTaken
      ? 'answered'
      : cancel !== undefined
        ? 'cancelled'
        : final === undefined
          ? 'pending'
          : status(at(final)) < 400
            ? 'redirected'
            : 'refused',
    final: final ?? null,
    ended:
      bye !== undefined
        ? { by: tag(header(at(bye), 'From')) as 'caller', message: bye }
        : isTaken
          ? null
          : cancel !== undefined
            ? { by: 'caller', message: cancel }
            : final !== undefined
              ? { by: 'callee', message: final }
              : null,
    postDialDelay: span(invite, sign.length ? Math.min(...sign) : undefined),
    ring: stopped.length ? span(ringing, Math.min(...(stopped as number[]))) : null,
    setup: isTaken ? span(invite, final) : null,
    talk: isTaken ? span(final, bye) : null,
    reasons: unique(
      places.flatMap((message) =>
        all(at(message), 'Reason').map((value) => ({
          protocol: /^[^\s;]+/.exec(value)?.[0] ?? '',
          cause: Number(/cause=(\d+)/.exec(value)?.[1]),
          text: /text="([^"]*)"/.exec(value)?.[1] ?? '',
          message,
        })),
      ),
    ),
    warnings: unique(
      places.flatMap((message) =>
        all(at(message), 'Warning').map((value) => ({
          code: Number(value.slice(0, 3)),
          agent: value.split(' ')[1] ?? '',
          text: value.slice(value.indexOf('"') + 1, -1).replaceAll('\\"', '"'),
          message,
        })),
      ),
    ),
    codecs:
      spoken && offer && answer
        ? {
            offer: spoken[0],
            answer: spoken[1],
            offered: voices(offer.codecs),
            agreed: voices(both),
            isOff: answer.port === '0',
            hasKeys: both.some((one) => one.startsWith('telephone-event')),
          }
        : null,
    hints: hints.sort(),
  };
}
