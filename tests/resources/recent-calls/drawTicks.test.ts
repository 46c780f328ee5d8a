// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type WaveSurfer from 'wavesurfer.js';
import { drawTicks } from '../../../src/resources/recent-calls/player/drawTicks';

/** What the time scale asks of a waveform: 100 pixels a second, 300 of them in sight. */
function fakeWave() {
  const state = { duration: 0, scroll: 0, perSecond: 100, least: 0 };
  const followers: [string, () => void][] = [];
  const wave = {
    on: (event: string, follower: () => void) => {
      followers.push([event, follower]);
      return () =>
        followers.splice(
          followers.findIndex(([, other]) => other === follower),
          1,
        );
    },
    getDuration: () => state.duration,
    getWrapper: () => ({ clientWidth: state.duration * state.perSecond || state.least }),
    getScroll: () => state.scroll,
    getWidth: () => 300,
  };
  const say = (event: string) => {
    for (const [name, follower] of followers) if (name === event) follower();
  };
  return { state, say, followers, surfer: wave as unknown as WaveSurfer };
}

let scale: HTMLElement;
beforeEach(() => {
  scale = document.createElement('div');
});
const lane = () => scale.querySelector<HTMLElement>('.lane');
const named = () =>
  [...scale.querySelectorAll<HTMLElement>('.lane > span')].flatMap(({ textContent, style }) =>
    textContent ? [`${textContent} at ${style.left}`] : [],
  );
const lastOf = (list: string[]) => list.at(-1);

it('grows with a recording that still arrives', () => {
  const wave = fakeWave();
  drawTicks(wave.surfer, scale);
  expect(named()).toEqual([]);

  wave.state.duration = 2;
  wave.say('ready');
  expect(named()).toEqual(['0 at 0px', '1 at 100px', '2 at 200px']);
  expect(lane()?.style.width).toBe('200px');

  wave.state.duration = 4;
  wave.say('redraw');
  expect(lastOf(named())).toBe('4 at 400px');
  expect(lane()?.style.width).toBe('400px');
});

it('has the marks around what is in sight, and follows where the waveform goes', () => {
  const wave = fakeWave();
  wave.state.duration = 10_800;
  drawTicks(wave.surfer, scale);
  // Three seconds are in sight, and ten more are made.
  expect(lastOf(named())).toBe('13 at 1300px');

  wave.state.scroll = 360_000;
  wave.say('timeupdate');
  expect(named()).toContain('1:00:00 at 360000px');
  expect(named()).toHaveLength(24);
  expect(scale.scrollLeft).toBe(360_000);
});

it.each([
  ['no length', 0, 300],
  ['no known length', Number.NaN, 300],
  ['no width', 2, 0],
])('shows no time of a waveform that has %s', (_name, duration, width) => {
  const wave = fakeWave();
  wave.state.duration = 2;
  drawTicks(wave.surfer, scale);
  expect(named()).toHaveLength(3);
  Object.assign(wave.state, { duration, perSecond: 0, least: width });
  wave.say('redraw');
  expect(lane()?.childElementCount).toBe(0);
});

it('is made anew with another scale, and where the waveform goes back', () => {
  const wave = fakeWave();
  wave.state.duration = 10_800;
  wave.state.scroll = 2_000;
  drawTicks(wave.surfer, scale);
  // What is in sight begins at second 20.
  expect(named()[0]).toBe('10 at 1000px');
  wave.state.scroll = 1_500;
  wave.say('scroll');
  expect(named()[0]).toBe('10 at 1000px');
  wave.state.scroll = 900;
  wave.say('scroll');
  expect(named()[0]).toBe('0 at 0px');
  wave.state.perSecond = 200;
  wave.say('redraw');
  expect(named()[1]).toBe('1 at 200px');
  expect(scale.scrollLeft).toBe(900);
});

it('leaves nothing behind', () => {
  const wave = fakeWave();
  wave.state.duration = 2;
  drawTicks(wave.surfer, scale)();
  expect(scale.childElementCount).toBe(0);
  expect(wave.followers).toEqual([]);
});
