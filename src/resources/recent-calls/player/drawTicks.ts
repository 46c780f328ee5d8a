import type WaveSurfer from 'wavesurfer.js';
import { tickLabel, ticksBetween } from '../../../engines/audio';

/** Seconds around those in sight for which ticks are made as well: scrolling then only moves them. */
const spare = 10;

/**
 * Draws the time above a waveform into an element, and moves it as the waveform scrolls. A waveform
 * that plays scrolls with every frame: nothing of this goes through React, which would be busy with it
 * and leave what the operator asks for undone. Answers how to end it.
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
    // Moved by its style, the lane would have the style of every tick worked out anew with each step.
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
