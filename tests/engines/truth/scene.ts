/** A call with its parties and their sound, as user agents that keep to the RFCs make it. */
import { Call, type Content, type Side, type Transaction } from './call';
import { type SdpParts, sdp } from './description';
import type { Random } from './random';
import { type Source, sourceOf, speak } from './sound';
import { type Endpoint, portOf, Wire } from './wire';

const publicHosts = ['198.51.100.20', '203.0.113.10', '192.0.2.44', '198.51.100.131'] as const;

export interface SceneParts {
  proxies?: number;
  isRouted?: boolean;
  hosts?: [string, string];
  /** Sound passes another host than the messages do. */
  isApart?: boolean;
}

export interface SetUp {
  offer?: Partial<SdpParts>;
  answer?: Partial<SdpParts>;
  /** The INVITE has no offer: it stands in the answer (RFC 3261, section 13.2.1). */
  isLate?: boolean;
  more?: string[];
  /** How the INVITE's body and headers differ. */
  wrap?: (body: string) => Content;
  noAck?: boolean;
  noAnswerSdp?: boolean;
}

export class Scene {
  readonly call: Call;
  /** Where each side listens. */
  readonly media: Record<Side, Endpoint>;
  readonly sources: Partial<Record<Side, Source>> = {};
  /** When the call was answered. */
  answered = 0;
  private version = 1;

  constructor(
    readonly random: Random,
    { proxies = 0, isRouted = true, hosts, isApart = false }: SceneParts = {},
    readonly wire = new Wire(),
  ) {
    const [caller, callee] = hosts ?? [publicHosts[0], publicHosts[1]];
    const nodes = [
      { host: caller, port: 5060 },
      ...publicHosts.slice(2, 2 + proxies).map((host) => ({ host, port: 5060 })),
      { host: callee, port: 5060 },
    ];
    this.call = new Call(this.wire, random, { nodes, isRouted });
    this.media = {
      caller: portOf(random, isApart ? '198.51.100.66' : caller),
      callee: portOf(random, isApart ? '203.0.113.66' : callee),
    };
  }

  describe(side: Side, parts: Partial<SdpParts> = {}): string {
    this.version += 1;
    return sdp(this.random, { at: this.media[side], version: this.version, ...parts });
  }

  /** An INVITE with its first answers. */
  invite({ offer, isLate, more = [], wrap }: SetUp = {}): Transaction {
    const { call, random } = this;
    const body = isLate ? '' : this.describe('caller', offer);
    const content = wrap?.(body) ?? { sdp: body, more };
    if (random.chance(0.25)) {
      const status = random.chance(0.5) ? '407 Proxy Authentication Required' : '401 Unauthorized';
      const refused = call.request('INVITE', 'caller', content);
      call.answer(refused, status);
      call.hopByHop(refused, 'ACK');
    }
    const invite = call.request('INVITE', 'caller', content);
    call.answer(invite, '100 Trying');
    call.wait(20, 300);
    if (random.chance(0.8)) call.answer(invite, '180 Ringing');
    call.wait(100, 400);
    return invite;
  }

  /** The answer of a call, and its ACK. */
  accept(invite: Transaction, { answer, isLate, noAck, noAnswerSdp }: SetUp = {}): void {
    const { call } = this;
    const body = noAnswerSdp ? '' : this.describe('callee', answer);
    call.answer(invite, '200 OK', { sdp: body });
    this.answered = call.now;
    if (noAck) return;
    const ack = isLate ? { sdp: this.describe('caller', answer) } : {};
    call.request('ACK', 'caller', { toTag: call.tags.callee, number: invite.number, ...ack });
  }

  /** INVITE to ACK. */
  establish(parts: SetUp = {}): Transaction {
    const invite = this.invite(parts);
    this.accept(invite, parts);
    return invite;
  }

  /** A request within the dialog, answered at once. */
  within(method: string, side: Side, asked: Content = {}, told: Content = {}, status = '200 OK') {
    const { call } = this;
    const toTag = call.tags[side === 'caller' ? 'callee' : 'caller'];
    const request = call.request(method, side, { toTag, ...asked });
    call.answer(request, status, { ...told, tag: toTag });
    if (method === 'INVITE') {
      if (status.startsWith('2')) call.request('ACK', side, { toTag, number: request.number });
      else call.hopByHop(request, 'ACK');
    }
    return request;
  }

  /** A new offer and its answer. */
  offerAgain(side: Side, offer: Partial<SdpParts>, answer: Partial<SdpParts>): void {
    const callee = side === 'caller' ? 'callee' : 'caller';
    this.within(
      'INVITE',
      side,
      { sdp: this.describe(side, offer) },
      { sdp: this.describe(callee, answer) },
    );
  }

  bye(side: Side, more: string[] = []): void {
    this.within('BYE', side, { more });
  }

  source(side: Side, payloadType = 0): Source {
    const [from, to] = side === 'caller' ? ['caller', 'callee'] : ['callee', 'caller'];
    const known = this.sources[side];
    if (known) return known;
    const made = sourceOf(
      this.random,
      this.media[from as Side],
      this.media[to as Side],
      payloadType,
    );
    this.sources[side] = made;
    return made;
  }

  /** Both sides speak until `now` is later by so many milliseconds; the lost packets of each. */
  talk(ms: number, flow: { jitter?: number; loss?: number; hasPauses?: boolean } = {}): number {
    const start = this.call.now;
    this.call.now += ms * 1_000;
    const lost = (['caller', 'callee'] as const).map((side) =>
      speak(this.wire, this.random, this.source(side), { start, end: this.call.now, ...flow }),
    );
    return lost.reduce((sum, one) => sum + one, 0);
  }

  /** One side speaks alone; time passes with `isWaiting` only. */
  speak(side: Side, from: number, to: number, flow = {}): number {
    return speak(this.wire, this.random, this.source(side), { start: from, end: to, ...flow });
  }
}
