// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { tickLabel, ticksBetween } from '../../../src/engines/audio/ticks';
import {
  formatLatency,
  formatPosition,
  jumpTarget,
  recordingFileName,
} from '../../../src/engines/audio/time';
import { commandOf, nextRate } from '../../../src/resources/recent-calls/player/shortcuts';

describe('a jump', () => {
  it.each([
    [20, -15, 90, 5],
    [15, -15, 90, 0],
    [3, -15, 90, 0],
    [20, 15, 90, 35],
    [80, 15, 90, 89],
    [89.5, 15, 90, 89],
    [0, 15, 0.6, 0],
    [0, 15, 0, 0],
  ])('from %d s by %d s of %d s leads to %d s', (position, by, duration, expected) => {
    expect(jumpTarget(position, by, duration)).toBe(expected);
  });
});

describe('the clock', () => {
  it.each([
    [0, '00:00'],
    [9.99, '00:09'],
    [75, '01:15'],
    [3599.9, '59:59'],
    [3600, '1:00:00'],
    [10_799, '2:59:59'],
    [-1, '00:00'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
  ])('shows %d s as %s', (seconds, expected) => {
    expect(formatPosition(seconds)).toBe(expected);
  });
  it.each([
    [0, '0.00s'],
    [0.4149, '0.41s'],
    [12, '12.00s'],
  ])('labels a latency of %d s %s', (seconds, expected) => {
    expect(formatLatency(seconds)).toBe(expected);
  });
});

describe('the file name', () => {
  it.each([
    ['audio/wav', 'callid-c1.wav'],
    ['audio/x-wav', 'callid-c1.wav'],
    ['audio/mp3', 'callid-c1.mp3'],
    ['audio/mpeg', 'callid-c1.mp3'],
    ['', 'callid-c1.mp3'],
    ['text/html', 'callid-c1.mp3'],
  ])('of %j is %s', (type, expected) => {
    expect(recordingFileName('c1', type)).toBe(expected);
  });
});

describe('the ticks', () => {
  it('stand at every fifth of a second, with labels at seconds and strong ones at every fifth', () => {
    const ticks = ticksBetween(0, 10, 100);
    expect(ticks).toHaveLength(51);
    expect(ticks.filter(({ kind }) => kind === 'primary').map(({ at }) => at)).toEqual([0, 5, 10]);
    expect(ticks.filter(({ kind }) => kind === 'secondary').map(({ at }) => at)).toEqual([
      1, 2, 3, 4, 6, 7, 8, 9,
    ]);
    expect(ticks[1]).toEqual({ at: 0.2, kind: 'tick' });
  });
  it('are only those in sight', () => {
    expect(ticksBetween(10_000.1, 10_001, 100).map(({ at }) => at)).toEqual([
      10_000.2, 10_000.4, 10_000.6, 10_000.8, 10_001,
    ]);
    expect(ticksBetween(3, 2, 100)).toEqual([]);
  });
  it('grow apart where a second has little room', () => {
    expect(ticksBetween(0, 60, 10).filter(({ kind }) => kind !== 'tick')).toHaveLength(13);
    expect(ticksBetween(0, 10_800, 0.1).length).toBeLessThan(60);
  });
  it.each([
    [0, '0'],
    [59, '59'],
    [60, '1:00'],
    [3599, '59:59'],
    [3725, '1:02:05'],
  ])('are labelled: %d is %s', (seconds, expected) => {
    expect(tickLabel(seconds)).toBe(expected);
  });
});

describe('a key', () => {
  const press = (key: string, target: Element = document.createElement('div'), modifier = {}) =>
    commandOf({
      key,
      target,
      currentTarget: target,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      ...modifier,
    });
  const element = (html: string) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    return holder.firstElementChild ?? holder;
  };
  it.each([
    [' ', 'toggle'],
    ['K', 'toggle'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['Home', 'start'],
    ['End', 'end'],
    ['m', 'mute'],
    [',', 'slower'],
    ['.', 'faster'],
    ['x', null],
    ['Tab', null],
  ])('%j means %s', (key, expected) => {
    expect(press(key)).toBe(expected);
  });
  it.each([
    ['ArrowLeft', '<input type="range">'],
    ['Home', '<div role="combobox"></div>'],
    [' ', '<button></button>'],
    [' ', '<input type="checkbox">'],
    ['m', '<textarea></textarea>'],
  ])('%j belongs to %s', (key, html) => {
    expect(press(key, element(html))).toBeNull();
  });
  it.each([
    [' ', '<input type="range">', 'toggle'],
    ['ArrowRight', '<button></button>', 'forward'],
    ['m', '<button></button>', 'mute'],
  ])('%j does not belong to %s', (key, html, expected) => {
    expect(press(key, element(html))).toBe(expected);
  });
  it('counts within the player, and not in what opens above the page', () => {
    const player = element('<div><button></button></div>');
    const within = { currentTarget: player };
    expect(press('m', player.firstElementChild ?? undefined, within)).toBe('mute');
    expect(press('m', element('<li role="option"></li>'), within)).toBeNull();
  });
  it.each(['altKey', 'ctrlKey', 'metaKey'])('with %s is the browser’s', (modifier) => {
    expect(press('ArrowLeft', undefined, { [modifier]: true })).toBeNull();
  });
  it('changes the speed step by step, and not beyond', () => {
    expect([nextRate(1, 1), nextRate(3, 1), nextRate(1, -1), nextRate(0.5, -1)]).toEqual([
      1.25, 3, 0.75, 0.5,
    ]);
  });
});
