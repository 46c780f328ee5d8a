import type WaveSurfer from 'wavesurfer.js';
import { tickLabel, ticksBetween } from '../../../engines/audio';

/** Seconds around those in sight for which ticks are made as well: scrolling then only moves them. */
const spare = 10;

/**
 * Draws the time above a waveform into an element, and moves it as the waveform scrolls. A playing
 * waveform scrolls with every frame, so this bypasses React, which would otherwise be too busy to
 * respond to the operator. Returns a function that ends it.
 */
export function drawTicks(surfer: WaveSurfer, element: HTMLElement): () => void {
  const lane = element.appendChild(document.createElement('div'));
  lane.className = 'lane';
  let made = { scale: 0, from: 0, to: 0 };
  const make = (scale: number, from: number, to: number) => {
    made = { scale, from, to };
    lane.replaceChildren(
      ...ticksBetween(from, to, scale).map(({ at, kind }) => {
        const tick = document.createElement('span');
        tick.className = kind;
        tick.style.left = `${at * scale}px`;
        if (kind !== 'tick') {
          const label = tick.appendChild(document.createElement('span'));
          label.textContent = tickLabel(at);
        }
        return tick;
      }),
    );
  };
  const look = () => {
    const duration = surfer.getDuration();
    const scale = surfer.getWrapper().clientWidth / duration;
    if (!(duration > 0) || !Number.isFinite(scale) || scale <= 0) return lane.replaceChildren();
    const scrolled = surfer.getScroll();
    const from = scrolled / scale;
    const to = Math.min(duration, (scrolled + surfer.getWidth()) / scale);
    if (made.scale !== scale || from < made.from || to > made.to) {
      make(scale, Math.max(0, from - spare), Math.min(duration, to + spare));
    }
    // Moving the lane by its style would recompute the style of every tick at each step.
    lane.style.width = `${duration * scale}px`;
    element.scrollLeft = scrolled;
  };
  const follow = () => {
    if (element.scrollLeft !== surfer.getScroll()) look();
  };
  const offs = [
    // The event of scrolling comes a frame later than the step that scrolled.
    surfer.on('timeupdate', follow),
    surfer.on('scroll', follow),
    surfer.on('redraw', look),
    surfer.on('ready', look),
  ];
  look();
  return () => {
    for (const off of offs) off();
    lane.remove();
  };
}
