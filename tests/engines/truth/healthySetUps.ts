/** Calls in which nothing is wrong, and that are set up in unusual ways. */
import { answered, maybeTalk, sides, someScene } from './healthy';
import type { Story } from './story';
import { type Endpoint, portOf } from './wire';

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
  {
    name: 'encrypted and plain audio side by side',
    // Who does not know SDP capabilities (RFC 5939) offers both and takes one.
    play: (random) => {
      const scene = someScene(random);
      const { caller, callee } = scene.media;
      const line = ({ host, port }: Endpoint, isOff: boolean) => [
        `m=audio ${isOff ? 0 : port} RTP/AVP 0`,
        `c=IN IP4 ${host}`,
        'a=rtpmap:0 PCMU/8000',
      ];
      const isPlain = random.chance(0.6);
      const spare = portOf(random, caller.host);
      const [encrypted, plain] = isPlain ? [spare, caller] : [caller, spare];
      const profile = 'RTP/SAVP';
      scene.establish({
        offer: { profile, at: encrypted, more: line(plain, false) },
        answer: { profile, isOff: isPlain, more: line(callee, !isPlain) },
      });
      maybeTalk(scene, 3_000);
      scene.bye('caller');
      return { scene, truth: answered('caller') };
    },
  },
  {
    name: 'a callee that rings for minutes',
    // It says so each minute (RFC 3261, section 13.3.1.1), and carriers announce a session twice.
    play: (random) => {
      const scene = someScene(random);
      const { call } = scene;
      const invite = scene.invite();
      const isSession = random.chance(0.5);
      const status = isSession ? '183 Session Progress' : '180 Ringing';
      const content = isSession ? { sdp: scene.describe('callee') } : {};
      for (let times = random.int(2, 5); times > 0; times -= 1) {
        call.answer(invite, status, content);
        call.wait(random.pick([1_000, 3_000, 60_000]));
      }
      scene.accept(invite);
      maybeTalk(scene, 3_000);
      scene.bye('callee');
      return { scene, truth: answered('callee') };
    },
  },
];
