/** A dialog of SIP as its parties and proxies send it (RFC 3261), message by message. */
import type { Random } from './random';
import type { Endpoint, Packet, Wire } from './wire';

export type Side = 'caller' | 'callee';

/** A request on its way through hosts, and what its answers need. */
export interface Transaction {
  method: string;
  number: number;
  /** Who sends it. */
  side: Side;
  path: Endpoint[];
  /** The Via of each hop, the first host's first, and those that it came with. */
  vias: string[];
  below: string[];
  toTag: string;
  sent: Packet[];
}

export interface Content {
  sdp?: string;
  more?: string[];
}

interface RequestParts extends Content {
  path?: Endpoint[];
  /** Vias of the hosts that it has come through. */
  below?: string[];
  toTag?: string;
  number?: number;
}

export interface CallParts {
  /** The caller, proxies, the callee. */
  nodes: Endpoint[];
  /** The proxies stay in the path of the dialog (RFC 3261, section 16.6, step 4). */
  isRouted: boolean;
}

const other = (side: Side): Side => (side === 'caller' ? 'callee' : 'caller');

export class Call {
  readonly callId: string;
  readonly tags: Record<Side, string>;
  /** Microseconds since 1970: when the next message goes. */
  now: number;
  private readonly delays = new Map<string, number>();
  private readonly numbers = { caller: 0, callee: 0 };

  constructor(
    readonly wire: Wire,
    readonly random: Random,
    readonly parts: CallParts,
    start = 1_700_000_000_000_000,
  ) {
    this.callId = `${random.hex(12)}@${parts.nodes[0]?.host}`;
    this.tags = { caller: random.hex(8), callee: random.hex(8) };
    this.numbers = { caller: random.int(1, 9_000), callee: random.int(1, 9_000) };
    this.now = start + random.int(0, 999_999);
  }

  get caller(): Endpoint {
    return this.parts.nodes[0] as Endpoint;
  }
  get callee(): Endpoint {
    return this.parts.nodes.at(-1) as Endpoint;
  }

  wait(least: number, most = least): void {
    this.now += this.random.int(least * 1_000, most * 1_000);
  }

  /** Sends a request through the hosts of its path; `now` is when it has arrived. */
  request(method: string, side: Side, parts: RequestParts = {}): Transaction {
    const { toTag = '', below = [] } = parts;
    const path = parts.path ?? this.pathOf(side, toTag !== '' || method === 'ACK');
    if (parts.number === undefined) this.numbers[side] += 1;
    const transaction: Transaction = {
      ...{ method, side, path, below, toTag, sent: [] },
      number: parts.number ?? this.numbers[side],
      vias: path.slice(0, -1).map(({ host, port }) => {
        return `Via: SIP/2.0/UDP ${host}:${port};rport;branch=z9hG4bK${this.random.hex(10)}`;
      }),
    };
    this.pass(transaction, method, parts);
    return transaction;
  }

  /** The same transaction's ACK or CANCEL, which goes from hop to hop with its branches. */
  hopByHop(transaction: Transaction, method: 'ACK' | 'CANCEL', content: Content = {}): void {
    const toTag = method === 'ACK' ? transaction.toTag || this.tags[other(transaction.side)] : '';
    this.pass({ ...transaction, method, toTag, sent: [] }, method, content);
  }

  /** Sends an answer back through the hosts that its request came through. */
  answer(
    transaction: Transaction,
    status: string,
    content: Content & { tag?: string } = {},
  ): Packet[] {
    const { side, path, vias, below } = transaction;
    const tag = status.startsWith('100') ? '' : (content.tag ?? this.tags[other(side)]);
    const packets: Packet[] = [];
    for (let hop = vias.length - 1; hop >= 0; hop -= 1) {
      const stack = [...vias.slice(0, hop + 1).reverse(), ...below];
      const text = this.text(`SIP/2.0 ${status}`, { ...transaction, toTag: tag }, stack, content);
      packets.push(this.hop(path[hop + 1] as Endpoint, path[hop] as Endpoint, text));
    }
    return packets;
  }

  /** Sends packets once more, as many microseconds later. */
  again(packets: Packet[], later: number): void {
    for (const { time, from, to, payload } of packets) {
      this.wire.send(time + later, from, to, payload);
    }
  }

  private pathOf(side: Side, isInDialog: boolean): Endpoint[] {
    const { nodes, isRouted } = this.parts;
    const path = isInDialog && !isRouted ? [this.caller, this.callee] : nodes;
    return side === 'caller' ? path : [...path].reverse();
  }

  private pass(transaction: Transaction, method: string, content: Content): void {
    const { path, vias, below } = transaction;
    for (let hop = 0; hop < vias.length; hop += 1) {
      const stack = [...vias.slice(0, hop + 1).reverse(), ...below];
      const text = this.text(`${method} sip:b@callee.example SIP/2.0`, transaction, stack, content);
      transaction.sent.push(this.hop(path[hop] as Endpoint, path[hop + 1] as Endpoint, text));
    }
  }

  private hop(from: Endpoint, to: Endpoint, text: string): Packet {
    const packet = this.wire.send(this.now, from, to, text);
    const link = [from.host, to.host].sort().join(' ');
    const delay = this.delays.get(link) ?? this.random.int(100, 30_000);
    this.delays.set(link, delay);
    this.now += delay + this.random.int(50, 400);
    return packet;
  }

  private text(start: string, sent: Transaction, vias: string[], content: Content): string {
    const { side, toTag, number, method } = sent;
    const users: Record<Side, string> = {
      caller: '<sip:+15085550142@caller.example>',
      callee: '<sip:+15552000000@callee.example>',
    };
    const { sdp: body = '', more = [] } = content;
    const cseqMethod = start.startsWith('SIP') ? sent.method : method;
    return [
      start,
      ...vias,
      'Max-Forwards: 70',
      `From: ${users[side]};tag=${this.tags[side]}`,
      `To: ${users[other(side)]}${toTag ? `;tag=${toTag}` : ''}`,
      `Call-ID: ${this.callId}`,
      `CSeq: ${number} ${cseqMethod}`,
      `Contact: <sip:x@${(side === 'caller') === !start.startsWith('SIP') ? this.caller.host : this.callee.host}>`,
      ...more,
      ...(body && !more.some((line) => line.startsWith('Content-Type'))
        ? ['Content-Type: application/sdp']
        : []),
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n');
  }
}
