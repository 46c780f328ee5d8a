/** Calls in which nothing is wrong. */
import type { Side } from './call';
import type { SdpParts, Way } from './description';
import type { Random } from './random';
import { Scene, type SceneParts, type SetUp } from './scene';
import type { Story, Truth } from './story';

const sides = ['caller', 'callee'] as const;
const other = (side: Side): Side => (side === 'caller' ? 'callee' : 'caller');
const answered = (endedBy: Side): Truth => ({ outcome: 'answered', endedBy });

const someScene = (random: Random, parts: SceneParts = {}): Scene =>
  new Scene(random, {
    proxies: random.int(0, 2),
    isRouted: random.chance(0.5),
    isApart: random.chance(0.3),
    ...parts,
  });

/** Most calls have their sound in the capture, some have not. */
const maybeTalk = (scene: Scene, ms: number, flow = {}): void => {
  if (scene.random.chance(0.5)) scene.talk(ms, flow);
  else scene.call.wait(ms);
};

/** A call that is set up, talked in and ended. */
function whole(
  random: Random,
  setUp: SetUp,
  during: (scene: Scene) => void,
  parts: SceneParts = {},
): { scene: Scene; truth: Truth } {
  const scene = someScene(random, parts);
  scene.establish(setUp);
  during(scene);
  const by = random.pick(sides);
  scene.bye(by);
  return { scene, truth: answered(by) };
}

const holds: [Partial<SdpParts>, Partial<SdpParts>][] = [
  [{ way: 'sendonly' }, { way: 'recvonly' }],
  [{ way: 'inactive' }, { way: 'inactive' }],
  [{ isZero: true }, { way: 'recvonly' }],
  [{ isZero: true, way: 'sendonly' }, { way: 'recvonly' }],
  [
    { way: 'sendonly', isOfSession: true },
    { way: 'recvonly', isOfSession: true },
  ],
  [{ way: 'inactive' }, { isZero: true, way: 'inactive' }],
];

function holdsOnce(scene: Scene, side: Side): void {
  const [offer, answer] = scene.random.pick(holds as [(typeof holds)[0], ...typeof holds]);
  scene.offerAgain(side, offer, answer);
}

const plain: Story[] = [
  {
    name: 'a call',
    play: (random) =>
      whole(random, { isLate: random.chance(0.3) }, (scene) =>
        maybeTalk(scene, random.int(200, 9_000)),
      ),
  },
  {
    name: 'a call of WebRTC',
    play: (random) => {
      const ice = random.pick(['full', 'trickle'] as const);
      const back = random.pick(['full', 'trickle'] as const);
      const hosts: [string, string] = random.chance(0.5)
        ? ['198.51.100.20', '203.0.113.10']
        : ['198.51.100.20', '192.168.4.10'];
      const codecs = ['opus', 'PCMU'];
      const scene = someScene(random, { hosts });
      // A browser tells its private address; what counts are its candidates (RFC 8839).
      const isPrivate = random.chance(0.5);
      const at = { host: isPrivate ? '192.168.1.23' : scene.media.caller.host, port: 40_002 };
      scene.establish({ offer: { ice, codecs, at }, answer: { ice: back, codecs } });
      scene.source('caller', 111);
      scene.source('callee', 111);
      maybeTalk(scene, 4_000);
      scene.bye('caller');
      return { scene, truth: answered('caller') };
    },
  },
  {
    name: 'early media',
    play: (random) => {
      const scene = someScene(random);
      const invite = scene.invite();
      const way = random.pick<Way | undefined>([undefined, undefined, 'sendonly', 'sendrecv']);
      scene.call.answer(invite, '183 Session Progress', { sdp: scene.describe('callee', { way }) });
      const start = scene.call.now;
      scene.call.wait(1_500);
      scene.speak('callee', start, scene.call.now);
      scene.accept(invite);
      maybeTalk(scene, 4_000);
      scene.bye('callee');
      return { scene, truth: answered('callee') };
    },
  },
  {
    name: 'early media, acknowledged',
    play: (random) => {
      const scene = someScene(random, { isRouted: true });
      const { call } = scene;
      const invite = scene.invite();
      call.answer(invite, '183 Session Progress', {
        sdp: scene.describe('callee'),
        more: ['Require: 100rel', 'RSeq: 1'],
      });
      const rack = [`RAck: 1 ${invite.number} INVITE`];
      scene.within('PRACK', 'caller', { more: rack });
      if (random.chance(0.5)) {
        scene.within(
          'UPDATE',
          'caller',
          { sdp: scene.describe('caller') },
          { sdp: scene.describe('callee') },
        );
      }
      call.wait(500);
      call.answer(invite, '200 OK');
      call.request('ACK', 'caller', { toTag: call.tags.callee, number: invite.number });
      maybeTalk(scene, 3_000);
      scene.bye('caller');
      return { scene, truth: answered('caller') };
    },
  },
];

const changed: Story[] = [
  {
    name: 'a call that a third party sets up',
    // RFC 3725: the first offer lets no audio pass, a second one follows once both sides are there.
    play: (random) => {
      const scene = someScene(random);
      const closed: Partial<SdpParts> = random.chance(0.5) ? { isZero: true } : { way: 'inactive' };
      scene.establish({ offer: closed, answer: { way: 'inactive' } });
      scene.call.wait(800, 6_000);
      scene.offerAgain('caller', {}, {});
      maybeTalk(scene, 3_000);
      const by = random.pick(sides);
      scene.bye(by);
      return { scene, truth: answered(by) };
    },
  },
  {
    name: 'a hold',
    play: (random) =>
      whole(random, {}, (scene) => {
        const side = random.pick(sides);
        const hasSound = random.chance(0.6);
        const pass = (ms: number) => (hasSound ? scene.talk(ms) : scene.call.wait(ms));
        pass(3_000);
        const bothHold = random.chance(0.3);
        holdsOnce(scene, side);
        if (bothHold) holdsOnce(scene, other(side));
        const held = scene.call.now;
        scene.call.wait(5_000, 20_000);
        // Music for who waits.
        if (hasSound && random.chance(0.4)) scene.speak(side, held, scene.call.now);
        // A session that is held is refreshed, and stays held (RFC 6337, section 5.3).
        if (random.chance(0.3)) {
          scene.offerAgain(
            other(side),
            { way: 'sendrecv' },
            { way: bothHold ? 'inactive' : 'sendonly' },
          );
        }
        if (random.chance(0.5)) {
          scene.offerAgain(side, {}, bothHold ? { way: 'sendonly' } : {});
          if (bothHold) scene.offerAgain(other(side), {}, {});
          pass(3_000);
        }
      }),
  },
  {
    name: 'many re-INVITEs',
    play: (random) =>
      whole(random, {}, (scene) => {
        for (let round = random.int(3, 12); round > 0; round -= 1) {
          maybeTalk(scene, 400);
          const side = random.pick(sides);
          const way = random.int(0, 4);
          if (way === 0) holdsOnce(scene, side);
          else if (way === 1) {
            scene.within('INVITE', side, { sdp: scene.describe(side) }, {}, '491 Request Pending');
          } else if (way === 2) {
            // A refusal may say what would do (RFC 3261, section 21.4.26); the session stays as it was.
            const off = { sdp: scene.describe(other(side), { isOff: true, codecs: ['GSM'] }) };
            const offer = { sdp: scene.describe(side, { way: 'sendonly' }) };
            scene.within('INVITE', side, offer, off, '488 Not Acceptable Here');
          } else scene.offerAgain(side, {}, {});
        }
        scene.offerAgain('caller', {}, {});
        maybeTalk(scene, 2_000);
      }),
  },
  {
    name: 'a blind transfer',
    play: (random) =>
      whole(random, {}, (scene) => {
        maybeTalk(scene, 2_000);
        const side = random.pick(sides);
        if (random.chance(0.6)) holdsOnce(scene, side);
        scene.within(
          'REFER',
          side,
          { more: ['Refer-To: <sip:c@example.org>'] },
          {},
          '202 Accepted',
        );
        const told = [
          'Event: refer',
          'Subscription-State: active',
          'Content-Type: message/sipfrag',
        ];
        scene.within('NOTIFY', other(side), { sdp: 'SIP/2.0 100 Trying\r\n', more: told });
        scene.call.wait(6_000);
        scene.within('NOTIFY', other(side), { sdp: 'SIP/2.0 200 OK\r\n', more: told });
      }),
  },
  {
    name: 'a call to a fax machine',
    play: (random) =>
      whole(random, {}, (scene) => {
        maybeTalk(scene, 2_000);
        const image = 'm=image 4902 udptl t38\r\nc=IN IP4 203.0.113.10\r\na=T38FaxVersion:0';
        const isAlone = random.chance(0.5);
        scene.offerAgain(
          'callee',
          { isOff: isAlone, more: [image] },
          { isOff: true, more: [image] },
        );
        scene.call.wait(9_000);
      }),
  },
  {
    name: 'a session that is refreshed',
    play: (random) =>
      whole(random, {}, (scene) => {
        maybeTalk(scene, 1_500);
        scene.within('UPDATE', random.pick(sides), { more: ['Session-Expires: 90'] });
        scene.within('OPTIONS', random.pick(sides));
        scene.within('INFO', random.pick(sides));
        maybeTalk(scene, 1_500);
      }),
  },
];

export const healthyCalls: Story[] = [...plain, ...changed];
export { answered, maybeTalk, other, sides, someScene, whole };
