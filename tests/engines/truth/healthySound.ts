/** Healthy calls whose sound starts late, stops early, is missing or goes elsewhere, and rightly so. */
import type { Side } from './call';
import { answered, other, sides, someScene, whole } from './healthy';
import type { Random } from './random';
import type { Scene } from './scene';
import { sourceOf, speak } from './sound';
import type { Story } from './story';

const second = 1_000_000;

/** Who sends no silence (RFC 3551, section 4.1): talk spurts with pauses between them, and nothing at the end. */
function spurts(scene: Scene, side: Side, start: number, end: number): void {
  const { random } = scene;
  const source = scene.source(side);
  let at = start;
  while (at < end) {
    const length = random.int(400, 2_500) * 1_000;
    scene.speak(side, at, Math.min(end, at + length));
    const pause = random.int(30, 150);
    source.timestamp += pause * 160;
    at += length + pause * 20_000;
  }
}

/** A packet of comfort noise (RFC 3389), the last one before somebody falls silent. */
function hush(scene: Scene, side: Side, at: number): void {
  const noise = { ...scene.source(side), payloadType: 13 };
  speak(scene.wire, scene.random, noise, { start: at, end: at + 20_000 });
}

const apart = { isApart: false } as const;

/** A call whose sound goes around the hosts that are tapped, from some time on. */
function movesAway(random: Random) {
  const scene = someScene(random, { ...apart, isRouted: true, proxies: 0 });
  scene.establish();
  scene.talk(12_000);
  const elsewhere = { host: '203.0.113.99', port: 40_000 };
  const there = { host: '192.0.2.99', port: 42_000 };
  scene.offerAgain('caller', { at: elsewhere }, { at: there });
  scene.call.wait(25_000, 60_000);
  scene.bye('callee');
  return { scene, truth: answered('callee') };
}

export const healthySound: Story[] = [
  {
    name: 'both fall silent, and neither sends silence',
    play: (random) =>
      whole(
        random,
        {},
        (scene) => {
          const start = scene.call.now;
          const end = start + random.int(14, 25) * second;
          for (const side of sides) spurts(scene, side, start, end);
          scene.call.now = end;
          if (random.chance(0.5)) for (const side of sides) hush(scene, side, end);
          scene.call.wait(11_000, 40_000);
        },
        apart,
      ),
  },
  {
    name: 'one listens first, and sends no silence',
    play: (random) =>
      whole(
        random,
        {},
        (scene) => {
          const late = random.pick(sides);
          const start = scene.call.now;
          const end = start + 25 * second;
          scene.speak(other(late), start, end);
          spurts(scene, late, start + random.int(4, 9) * second, end);
          scene.call.now = end;
        },
        apart,
      ),
  },
  {
    name: 'an application that speaks now and then',
    play: (random) =>
      whole(
        random,
        {},
        (scene) => {
          const start = scene.call.now;
          const end = start + 30 * second;
          scene.speak('caller', start, end);
          for (let at = start + 5 * second; at < end; at += random.int(6, 9) * second) {
            scene.speak('callee', at, at + 3 * second);
          }
          scene.call.now = end;
        },
        apart,
      ),
  },
  {
    name: 'ICE and DTLS take their time',
    play: (random) => {
      const hosts: [string, string] = ['198.51.100.20', '203.0.113.10'];
      const scene = someScene(random, { ...apart, hosts, proxies: 0 });
      const [ice, codecs] = ['full' as const, ['opus', 'PCMU']];
      scene.establish({ offer: { ice, codecs }, answer: { ice, codecs } });
      for (const side of sides) scene.source(side, 111);
      const slow = random.pick(['both', ...sides] as const);
      const start = scene.call.now + random.int(4, 9) * second;
      const end = start + 12 * second;
      for (const side of sides) {
        scene.speak(side, slow === 'both' || slow === side ? start : scene.call.now, end);
      }
      scene.call.now = end;
      scene.bye('caller');
      return { scene, truth: answered('caller') };
    },
  },
  {
    name: 'sound that moves to where nobody taps',
    play: movesAway,
  },
  {
    name: 'sound that goes elsewhere while it is held, and is numbered there as well',
    play: (random) => {
      const { scene, truth } = whole(
        random,
        {},
        (held) => {
          held.talk(6_000);
          held.offerAgain('caller', { way: 'sendonly' }, { way: 'recvonly' });
          const time = random.int(8, 30);
          held.call.wait(time * 1_000);
          for (const side of sides) {
            held.source(side).sequence += time * 50;
            held.source(side).timestamp += time * 8_000;
          }
          held.offerAgain('caller', {}, {});
          held.talk(6_000);
        },
        apart,
      );
      // What was sent elsewhere is not in the capture: nobody can tell it from what got lost.
      return { scene, truth: { ...truth, isUnrated: true } };
    },
  },
  {
    name: 'an announcement, one way by design',
    play: (random) => {
      const scene = someScene(random, apart);
      const speaker = random.pick(sides);
      const [sends, listens] = [{ way: 'sendonly' as const }, { way: 'recvonly' as const }];
      const isCaller = speaker === 'caller';
      scene.establish({ offer: isCaller ? sends : listens, answer: isCaller ? listens : sends });
      const start = scene.call.now;
      scene.call.wait(5_000, 14_000);
      if (random.chance(0.7)) scene.speak(speaker, start, scene.call.now);
      scene.bye('callee');
      return { scene, truth: answered('callee') };
    },
  },
  {
    name: 'a fax after a talk',
    play: (random) =>
      whole(
        random,
        {},
        (scene) => {
          scene.talk(12_000);
          const image = 'm=image 4902 udptl t38\r\nc=IN IP4 203.0.113.10\r\na=T38FaxVersion:0';
          scene.offerAgain(
            'callee',
            { isOff: true, more: [image] },
            { isOff: true, more: [image] },
          );
          scene.call.wait(30_000, 60_000);
        },
        apart,
      ),
  },
  {
    name: 'sound through early media that goes on',
    play: (random) => {
      const scene = someScene(random, apart);
      const invite = scene.invite();
      scene.call.answer(invite, '183 Session Progress', { sdp: scene.describe('callee') });
      scene.talk(6_000);
      scene.accept(invite);
      scene.talk(12_000);
      scene.bye('caller');
      return { scene, truth: answered('caller') };
    },
  },
  {
    name: 'music on hold from another host, until the end',
    play: (random) =>
      whole(
        random,
        {},
        (scene) => {
          scene.talk(12_000);
          const side = random.pick(sides);
          const music = { host: '203.0.113.200', port: 30_000 };
          scene.offerAgain(side, { way: 'sendonly', at: music }, { way: 'recvonly' });
          const start = scene.call.now;
          scene.call.wait(15_000, 30_000);
          const source = sourceOf(random, music, scene.media[other(side)]);
          speak(scene.wire, random, source, { start, end: scene.call.now });
        },
        apart,
      ),
  },
];
