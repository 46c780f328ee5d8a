/** Calls whose sound is at fault, as the streams show it. */
import { heardNothing } from './broken';
import { other, sides, someScene } from './healthy';
import type { Story, Truth } from './story';

const plain = { isApart: false, proxies: 0 } as const;
const second = 1_000_000;

export const brokenSound: Story[] = [
  ...(['lost', 'isLate'] as const).map(
    (kind): Story => ({
      name: kind === 'lost' ? 'packets of sound get lost' : 'packets of sound come late',
      play: (random) => {
        const scene = someScene(random, { isApart: false, proxies: 0 });
        scene.establish();
        const flow = kind === 'lost' ? { loss: 0.08 + random.next() / 5 } : { jitter: 150_000 };
        const lost = scene.talk(6_000, flow);
        scene.bye('caller');
        const truth: Truth = { outcome: 'answered', endedBy: 'caller' };
        const told = { lost, mayBe: ['loss' as const], mustBe: 'loss' as const };
        const heard = kind === 'lost' ? told : { isLate: true };
        return { scene, truth: { ...truth, ...heard } };
      },
    }),
  ),
  {
    name: 'the sound of both stops long before the end',
    play: (random) => {
      const scene = someScene(random, plain);
      scene.establish();
      if (random.chance(0.4)) {
        scene.talk(3_000);
        scene.offerAgain(random.pick(sides), {}, {});
      }
      scene.talk(11_000);
      scene.call.wait(11_000, 60_000);
      if (random.chance(0.3)) scene.within('OPTIONS', 'caller');
      const by = random.pick(sides);
      scene.bye(by);
      return { scene, truth: heardNothing('bothStop', by) };
    },
  },
  ...sides.map(
    (speaker): Story => ({
      name: `the ${speaker} sends a codec that nobody named`,
      play: (random) => {
        const scene = someScene(random, plain);
        scene.establish();
        scene.source(speaker, random.pick([18, 3, 96]));
        scene.talk(6_000);
        scene.bye('caller');
        const truth = heardNothing('wrongCodec', 'caller');
        return { scene, truth: { ...truth, silent: speaker, isUnrated: true } };
      },
    }),
  ),
  ...sides.map(
    (late): Story => ({
      name: `the sound of the ${late} starts late`,
      play: (random) => {
        const scene = someScene(random, plain);
        scene.establish();
        const start = scene.call.now;
        const end = start + 20 * second;
        scene.speak(other(late), start, end);
        scene.speak(late, start + random.int(4_500, 9_000) * 1_000, end);
        scene.call.now = end;
        scene.bye('caller');
        return { scene, truth: { ...heardNothing('startsLate', 'caller'), silent: late } };
      },
    }),
  ),
];
