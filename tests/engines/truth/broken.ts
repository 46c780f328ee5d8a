/** Calls that fail, each for one reason. */
import type { Side } from './call';
import type { SdpParts } from './description';
import { maybeTalk, other, sides, someScene } from './healthy';
import { fork } from './healthyParties';
import type { Random } from './random';
import { Scene } from './scene';
import { sourceOf } from './sound';
import type { HintKind, Story, Truth } from './story';

const refusals = [
  '302 Moved Temporarily',
  '403 Forbidden',
  '404 Not Found',
  '408 Request Timeout',
  '480 Temporarily Unavailable',
  '486 Busy Here',
  '488 Not Acceptable Here',
  '500 Server Internal Error',
  '503 Service Unavailable',
  '603 Decline',
] as const;

const refused: Truth = { outcome: 'refused', endedBy: 'callee' };
const cancelled: Truth = { outcome: 'cancelled', endedBy: 'caller' };

const endings: Story[] = [
  {
    name: 'refused',
    play: (random) => {
      const scene = someScene(random);
      const invite = scene.invite();
      const status = random.pick(refusals);
      scene.call.answer(invite, status);
      scene.call.hopByHop(invite, 'ACK');
      const isMoved = status.startsWith('302');
      return { scene, truth: isMoved ? { ...refused, outcome: 'redirected' } : refused };
    },
  },
  {
    name: 'canceled',
    play: (random) => {
      const scene = someScene(random);
      const { call } = scene;
      const invite = scene.invite();
      call.wait(500, 9_000);
      call.hopByHop(invite, 'CANCEL');
      call.answer({ ...invite, method: 'CANCEL' }, '200 OK');
      if (random.chance(0.8)) {
        call.answer(invite, '487 Request Terminated');
        call.hopByHop(invite, 'ACK');
      }
      return { scene, truth: cancelled };
    },
  },
  {
    name: 'given up by BYE',
    // Who calls may end an early dialog by BYE (RFC 3261, section 15).
    play: (random) => {
      const scene = someScene(random, { isRouted: true });
      const { call } = scene;
      const invite = scene.invite();
      call.answer(invite, '183 Session Progress', { sdp: scene.describe('callee') });
      call.wait(900);
      scene.bye('caller');
      call.answer(invite, '487 Request Terminated');
      call.hopByHop(invite, 'ACK');
      return { scene, truth: cancelled, tap: {} };
    },
  },
  {
    name: 'declined at one of two places',
    play: (random) => {
      const { scene, call, up, first, late, otherTag, cancel } = fork(random);
      call.answer(first, '603 Decline');
      call.hopByHop(first, 'ACK');
      cancel(late, otherTag);
      call.answer(up, '603 Decline');
      call.hopByHop(up, 'ACK');
      const hosts = random.chance(0.5) ? undefined : [call.caller.host];
      return { scene, truth: refused, tap: { hosts } };
    },
  },
  {
    name: 'nobody answers at two places',
    // The proxy's own timer: it takes the branches back and says 480 itself.
    play: (random) => {
      const { scene, call, up, first, late, otherTag, cancel } = fork(random);
      call.wait(20_000);
      cancel(first, call.tags.callee);
      cancel(late, otherTag);
      call.answer(up, '480 Temporarily Unavailable', { tag: random.hex(8) });
      call.hopByHop(up, 'ACK');
      return { scene, truth: refused, tap: {} };
    },
  },
  {
    name: 'refused while it is taken back',
    play: (random) => {
      const scene = someScene(random);
      const { call } = scene;
      const invite = scene.invite();
      const cancelledAt = call.now;
      const [said] = [random.pick(['486 Busy Here', '603 Decline'] as const)];
      call.answer(invite, said);
      const after = call.now;
      // On its way while the answer is: it finds no transaction that it could end.
      call.now = Math.max(cancelledAt, after - 200);
      call.hopByHop(invite, 'CANCEL');
      call.answer({ ...invite, method: 'CANCEL' }, '481 Call/Transaction Does Not Exist');
      call.hopByHop(invite, 'ACK');
      return { scene, truth: refused, tap: {} };
    },
  },
  {
    name: 'no response',
    play: (random) => {
      const scene = someScene(random, { proxies: 0 });
      const { call } = scene;
      const invite = call.request('INVITE', 'caller', { sdp: scene.describe('caller') });
      // Timer A doubles from T1 on until 64 times T1 are over (RFC 3261, section 17.1.1.2).
      let later = 0;
      for (const step of [500, 1_000, 2_000, 4_000, 8_000, 16_000]) {
        later += step * 1_000;
        call.again(invite.sent, later);
      }
      const mayBe: HintKind[] = ['noResponse', 'retransmissions'];
      const truth: Truth = { outcome: 'pending', endedBy: null, mayBe, mustBe: 'noResponse' };
      return { scene, truth: { ...truth, isRepeated: true } };
    },
  },
];

const answers: Story[] = [
  {
    name: 'the answer is never acknowledged',
    play: (random) => {
      const scene = someScene(random, { proxies: 0 });
      const { call } = scene;
      const invite = scene.invite();
      const answer = call.answer(invite, '200 OK', { sdp: scene.describe('callee') });
      repeatAnswer(scene, answer);
      scene.bye('callee', ['Reason: SIP;cause=408;text="ACK timeout"']);
      return { scene, truth: neverAcknowledged('noAck') };
    },
  },
  {
    name: 'a change of the call is never acknowledged',
    play: (random) => {
      const scene = someScene(random, { proxies: 0 });
      const { call } = scene;
      scene.establish();
      call.wait(2_000);
      const side = random.pick(sides);
      const toTag = call.tags[other(side)];
      const again = call.request('INVITE', side, { toTag, sdp: scene.describe(side) });
      const answer = call.answer(again, '200 OK', { tag: toTag, sdp: scene.describe(other(side)) });
      repeatAnswer(scene, answer);
      scene.bye('callee');
      return { scene, truth: neverAcknowledged('noAck') };
    },
  },
  {
    name: 'the ACK goes astray',
    play: (random) => {
      const scene = someScene(random, { proxies: 0 });
      const { call } = scene;
      const invite = scene.invite();
      const answer = call.answer(invite, '200 OK', { sdp: scene.describe('callee') });
      const start = call.now;
      const ack = call.request('ACK', 'caller', { toTag: call.tags.callee, number: invite.number });
      call.now = start;
      // Each answer that comes is acknowledged once more.
      const later = repeatAnswer(scene, answer);
      for (const time of later) call.again(ack.sent, time);
      scene.bye('callee');
      // Whoever listens at the callee sees the ACKs come: the tap stands at the caller.
      return { scene, truth: neverAcknowledged('ackLost'), tap: { hosts: [call.caller.host] } };
    },
  },
  {
    name: 'messages get lost',
    play: (random) => {
      const scene = someScene(random, { proxies: 0 });
      const { call } = scene;
      const invite = call.request('INVITE', 'caller', { sdp: scene.describe('caller') });
      call.again(invite.sent, 500_000);
      call.wait(600);
      call.answer(invite, '100 Trying');
      scene.accept(invite);
      maybeTalk(scene, 2_000);
      scene.bye('caller');
      const mayBe: HintKind[] = ['retransmissions'];
      const truth: Truth = { outcome: 'answered', endedBy: 'caller', mayBe, isRepeated: true };
      return { scene, truth: { ...truth, mustBe: 'retransmissions' } };
    },
  },
];

const neverAcknowledged = (kind: HintKind): Truth => ({
  ...{ outcome: 'answered', endedBy: 'callee', isRepeated: true, mustBe: kind },
  mayBe: [kind, 'retransmissions'],
});

/** An answer is sent again until its ACK comes, for 32 s (RFC 3261, section 13.3.1.4). */
function repeatAnswer({ call }: Scene, answer: Parameters<typeof call.again>[0]): number[] {
  const steps = [500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000, 4_000, 4_000, 4_000];
  const times: number[] = [];
  for (const step of steps) times.push((times.at(-1) ?? 0) + step * 1_000);
  for (const time of times) call.again(answer, time);
  call.wait(32_000);
  return times;
}

/** A call whose descriptions say why nothing is heard. */
function bySdp(
  name: string,
  kind: HintKind,
  offer: Partial<SdpParts>,
  answer: Partial<SdpParts>,
): Story {
  return {
    name,
    play: (random) => {
      const scene = someScene(random);
      scene.establish({ offer, answer });
      scene.call.wait(4_000);
      scene.bye('callee');
      return { scene, truth: heardNothing(kind, 'callee') };
    },
  };
}

export const heardNothing = (kind: HintKind, endedBy: Side): Truth => ({
  ...{ outcome: 'answered', endedBy, mayBe: [kind], mustBe: kind },
});

const descriptions: Story[] = [
  bySdp('inactive from the beginning', 'direction', { way: 'inactive' }, { way: 'inactive' }),
  bySdp('an answer that is inactive', 'direction', {}, { way: 'inactive' }),
  bySdp('an answer that only sends', 'direction', {}, { way: 'sendonly' }),
  bySdp('an answer that only listens', 'direction', {}, { way: 'recvonly' }),
  bySdp('an address of zeros without ICE', 'direction', {}, { isZero: true }),
  bySdp('the audio is refused', 'audioRefused', {}, { isOff: true }),
  bySdp('no codec in common', 'noCodec', { codecs: ['PCMU'] }, { codecs: ['G729'] }),
  {
    name: 'an offer without an answer',
    play: (random) => {
      const scene = someScene(random);
      scene.establish({ noAnswerSdp: true });
      scene.call.wait(3_000);
      scene.bye('caller');
      return { scene, truth: heardNothing('noSdpAnswer', 'caller') };
    },
  },
  {
    name: 'a hold that the other side does not take back',
    play: (random) => {
      const scene = someScene(random, { isRouted: true });
      scene.establish();
      scene.offerAgain('caller', { way: 'sendonly' }, { way: 'recvonly' });
      scene.call.wait(5_000);
      scene.offerAgain('caller', {}, { way: 'recvonly' });
      scene.call.wait(5_000);
      scene.bye('caller');
      return { scene, truth: heardNothing('direction', 'caller') };
    },
  },
];

/** Somebody tells a private address to somebody out on the internet. */
function behindNat(random: Random, side: Side, isInside: boolean) {
  const own = isInside ? '10.0.0.7' : '198.51.100.20';
  const peer = '203.0.113.10';
  const hosts: [string, string] = side === 'caller' ? [own, peer] : [peer, own];
  const scene = new Scene(random, { hosts });
  const at = { host: isInside ? own : '192.168.1.5', port: scene.media[side].port };
  scene.establish({ [side === 'caller' ? 'offer' : 'answer']: { at } });
  return { scene, at };
}

const sound: Story[] = [
  ...sides.flatMap((side): Story[] =>
    [true, false].map((isInside) => ({
      name: `the ${side} tells a private address${isInside ? ' and is captured before the NAT' : ''}`,
      play: (random) => {
        const { scene, at } = behindNat(random, side, isInside);
        if (random.chance(0.5)) {
          const start = scene.call.now;
          scene.call.wait(4_000);
          scene.speak(side, start, scene.call.now);
          if (!isInside) {
            const lost = sourceOf(random, scene.media[other(side)], at);
            scene.sources[other(side)] = lost;
            scene.speak(other(side), start, scene.call.now);
          }
        } else scene.call.wait(4_000);
        scene.bye('caller');
        const truth = heardNothing('privateAddress', 'caller');
        return { scene, truth: { ...truth, mayBe: ['privateAddress', 'oneWay'] } };
      },
    })),
  ),
  ...sides.map(
    (silent): Story => ({
      name: `no sound of the ${silent}`,
      play: (random) => {
        const scene = someScene(random, { isApart: false, proxies: 0 });
        scene.establish();
        const start = scene.call.now;
        scene.call.wait(5_000, 9_000);
        scene.speak(other(silent), start, scene.call.now);
        const by = random.pick(sides);
        scene.bye(by);
        return { scene, truth: { ...heardNothing('oneWay', by), silent } };
      },
    }),
  ),
  ...sides.map(
    (silent): Story => ({
      name: `the sound of the ${silent} stops`,
      play: (random) => {
        const scene = someScene(random, { isApart: false, proxies: 0 });
        scene.establish();
        scene.talk(4_000);
        const start = scene.call.now;
        scene.call.wait(10_000, 12_000);
        scene.speak(other(silent), start, scene.call.now);
        const by = random.pick(sides);
        scene.bye(by);
        return { scene, truth: { ...heardNothing('stopsEarly', by), silent } };
      },
    }),
  ),
];

export const brokenCalls: Story[] = [...endings, ...answers, ...descriptions, ...sound];
