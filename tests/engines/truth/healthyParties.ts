/** Healthy calls with more than two parties, or with sound out of the ordinary. */
import { answered, maybeTalk, sides, someScene, whole } from './healthy';
import type { Random } from './random';
import { Scene } from './scene';
import { sourceOf, speak } from './sound';
import type { Story } from './story';
import type { Endpoint, Tap } from './wire';

/** An INVITE that a proxy sends to two places at once (RFC 3261, section 16.7). */
export function fork(random: Random) {
  const scene = someScene(random, { proxies: 1, isRouted: true, isApart: false });
  const { call } = scene;
  const [caller, proxy, callee] = call.parts.nodes as [Endpoint, Endpoint, Endpoint];
  const second = { host: '192.0.2.77', port: 5060 };
  const otherTag = random.hex(8);
  const offer = { sdp: scene.describe('caller') };
  const up = call.request('INVITE', 'caller', { path: [caller, proxy], ...offer });
  call.answer(up, '100 Trying');
  const branch = { below: up.vias, number: up.number, ...offer };
  const first = call.request('INVITE', 'caller', { path: [proxy, callee], ...branch });
  const late = call.request('INVITE', 'caller', { path: [proxy, second], ...branch });
  call.answer(first, '180 Ringing');
  call.answer(up, '180 Ringing');
  call.answer(late, '180 Ringing', { tag: otherTag });
  call.answer(up, '180 Ringing', { tag: otherTag });
  call.wait(900, 4_000);
  /** Takes one branch back, as a proxy does once another one has told its last word. */
  const cancel = (taken: typeof first, tag: string, more: string[] = []) => {
    call.hopByHop(taken, 'CANCEL', { more });
    call.answer({ ...taken, method: 'CANCEL' }, '200 OK', { tag });
    call.answer(taken, '487 Request Terminated', { tag });
    call.hopByHop({ ...taken, toTag: tag }, 'ACK');
  };
  return { scene, call, up, first, late, otherTag, second, cancel };
}

const forks: Story[] = [
  {
    name: 'a call that rings at two places',
    play: (random) => {
      const { scene, call, up, first, late, otherTag, second, cancel } = fork(random);
      const body = scene.describe('callee');
      call.answer(first, '200 OK', { sdp: body });
      call.answer(up, '200 OK', { sdp: body });
      const elsewhere = 'Reason: SIP;cause=200;text="Call completed elsewhere"';
      cancel(late, otherTag, random.chance(0.5) ? [elsewhere] : []);
      call.request('ACK', 'caller', { toTag: call.tags.callee, number: up.number });
      maybeTalk(scene, 3_000);
      const by = random.pick(sides);
      scene.bye(by);
      const tap: Tap = random.chance(0.5) ? {} : { hosts: [call.callee.host, second.host] };
      return { scene, truth: answered(by), tap };
    },
  },
  {
    name: 'a call that is answered at two places',
    play: (random) => {
      const { scene, call, up, first, late, otherTag } = fork(random);
      const body = scene.describe('callee');
      for (const [branch, tag] of [
        [first, call.tags.callee],
        [late, otherTag],
      ] as const) {
        call.answer(branch, '200 OK', { sdp: body, tag });
        call.answer(up, '200 OK', { sdp: body, tag });
        call.request('ACK', 'caller', { toTag: tag, number: up.number });
      }
      // Who hears two answers ends one of the calls at once (RFC 3261, section 13.2.2.4).
      const ended = call.request('BYE', 'caller', { toTag: otherTag });
      call.answer(ended, '200 OK', { tag: otherTag });
      maybeTalk(scene, 3_000);
      scene.bye('callee');
      return { scene, truth: answered('callee'), tap: {} };
    },
  },
];

/** A call through a host that makes a call of its own of it. */
function throughServer(random: Random, isAround: boolean) {
  const server = '203.0.113.10';
  const near = new Scene(random, { hosts: ['198.51.100.20', server] });
  const far = new Scene(random, { hosts: [server, '192.0.2.44'] }, near.wire);
  if (isAround) {
    near.media.callee = far.media.callee;
    far.media.caller = near.media.caller;
  }
  const invite = near.invite();
  far.call.now = near.call.now;
  far.establish();
  near.call.now = far.call.now;
  near.accept(invite);
  return { near, far };
}

const servers: Story[] = [true, false].map((isAround) => ({
  name: `two legs, the sound ${isAround ? 'around' : 'through'} the server`,
  play: (random) => {
    const { near, far } = throughServer(random, isAround);
    far.call.now = near.call.now;
    near.talk(4_000);
    if (!isAround) far.talk(4_000);
    far.call.now = near.call.now;
    const by = random.pick(sides);
    const [early, late] = by === 'caller' ? [near, far] : [far, near];
    early.bye(by);
    late.call.now = early.call.now;
    late.bye(by);
    const tap: Tap = random.chance(0.5) ? {} : { hosts: ['203.0.113.10'] };
    return { scene: near, truth: answered(by), tap };
  },
}));

const recording: Story = {
  name: 'a recording session',
  // RFC 7866: the recording client only sends, and says in a second part what it records.
  play: (random) => {
    const boundary = 'unique-1';
    const label = random.chance(0.5) ? ['a=label:96'] : [];
    const scene = someScene(random, { isApart: false });
    const headers = ['Require: siprec', `Content-Type: multipart/mixed;boundary=${boundary}`];
    scene.establish({
      offer: { way: 'sendonly', more: label },
      answer: { way: 'recvonly', more: label },
      wrap: (body) => ({
        more: headers,
        sdp: `--${boundary}\r\nContent-Type: application/sdp\r\n\r\n${body}\r\n--${boundary}\r\nContent-Type: application/rs-metadata+xml\r\n\r\n<recording/>\r\n--${boundary}--\r\n`,
      }),
    });
    const start = scene.call.now;
    scene.call.wait(5_000);
    scene.speak('caller', start, scene.call.now);
    scene.bye('caller');
    return { scene, truth: answered('caller') };
  },
};

const sounds: Story[] = [
  {
    name: 'a source that begins anew',
    play: (random) =>
      whole(
        random,
        {},
        (scene) => {
          scene.talk(2_000);
          for (let round = random.int(1, 3); round > 0; round -= 1) {
            const side = random.pick(sides);
            const source = scene.source(side);
            const way = random.int(0, 3);
            if (random.chance(0.7)) scene.offerAgain(side, {}, {});
            // Another device takes over behind a server that keeps the SSRC; or music on hold.
            if (way !== 1) source.timestamp = random.int(0, 0xffffffff);
            if (way === 0 || way === 3) source.sequence = random.int(0, 0xffff);
            scene.talk(2_500);
          }
        },
        { isApart: false },
      ),
  },
  {
    name: 'timestamps that stand while the call is held',
    play: (random) =>
      whole(random, {}, (scene) => {
        scene.talk(2_000);
        scene.offerAgain('caller', { way: 'sendonly' }, { way: 'recvonly' });
        scene.call.wait(20_000, 40_000);
        scene.offerAgain('caller', {}, {});
        scene.talk(2_000);
      }),
  },
  {
    name: 'silence that is not sent',
    play: (random) =>
      whole(random, {}, (scene) => {
        scene.talk(4_000, { hasPauses: true });
        const quiet = random.pick(sides);
        const source = scene.source(quiet);
        // Comfort noise (RFC 3389) is the last that is heard of who says nothing more.
        scene.speak(quiet, scene.call.now, scene.call.now + 20_000);
        const noise = { ...source, payloadType: 13 };
        speak(scene.wire, random, noise, {
          start: scene.call.now + 20_000,
          end: scene.call.now + 40_000,
        });
        const start = scene.call.now;
        scene.call.wait(12_000);
        scene.speak(quiet === 'caller' ? 'callee' : 'caller', start, scene.call.now);
      }),
  },
  {
    name: 'a caller behind a NAT whose sound comes through',
    play: (random) => {
      const isInside = random.chance(0.5);
      const own = isInside ? '10.0.0.7' : '198.51.100.20';
      const scene = new Scene(random, { hosts: [own, '203.0.113.10'] });
      const at = { host: isInside ? own : '192.168.1.5', port: scene.media.caller.port };
      scene.establish({ offer: { at } });
      // The other side sends to where the sound comes from (symmetric RTP, RFC 4961).
      scene.sources.callee = sourceOf(random, scene.media.callee, scene.media.caller);
      scene.talk(4_000);
      scene.bye('caller');
      const lag = () => random.int(0, 900);
      return { scene, truth: answered('caller'), tap: random.chance(0.5) ? {} : { lag } };
    },
  },
];

export const healthyParties: Story[] = [...forks, ...servers, recording, ...sounds];
