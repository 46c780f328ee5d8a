/** Calls in which nothing is wrong, and that are set up in unusual ways. */
import { answered, maybeTalk, sides, someScene } from './healthy';
import type { Story } from './story';
import { portOf } from './wire';

const notYet = [
  '302 Moved Temporarily',
  '407 Proxy Authentication Required',
  '503 Service Unavailable',
  '513 Message Too Large',
] as const;

export const healthySetUps: Story[] = [
  {
    name: 'a next try from another port',
    // Another connection, or TCP instead of UDP (RFC 3261, section 18.1.1; RFC 3263, section 4.3).
    play: (random) => {
      const scene = someScene(random);
      const { call } = scene;
      for (let tries = random.int(1, 3); tries > 0; tries -= 1) {
        const refused = call.request('INVITE', 'caller', { sdp: scene.describe('caller') });
        call.answer(refused, random.pick(notYet), { tag: random.hex(8) });
        call.hopByHop(refused, 'ACK');
        call.wait(20, 900);
        call.parts.nodes[0] = portOf(random, call.caller.host);
      }
      scene.establish();
      maybeTalk(scene, 3_000);
      const by = random.pick(sides);
      scene.bye(by);
      return {
        scene,
        truth: answered(by),
        tap: random.chance(0.5) ? {} : { hosts: [call.caller.host] },
      };
    },
  },
];
