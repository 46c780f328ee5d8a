import WaveSurfer from 'wavesurfer.js';
import RegionsPlugin from 'wavesurfer.js/dist/plugins/regions.js';
import {
  formatLatency,
  type Peaks,
  type RecordingMedia,
  type Region,
} from '../../../engines/audio';
import { inStep } from './steps';
import { regionColours, type WaveColours } from './waveColours';

/** Pixels of a channel's height and of a second's width (rule 14.3). */
export const channelHeight = 50;
const pixelsPerSecond = 100;

/** Milliseconds from one drawing to the next while more arrives: long ones take longer to draw. */
const pauseFor = (seconds: number): number => Math.min(5000, Math.max(300, seconds));

/** A medium whose time advances in steps: between two of them there is nothing to draw. */
const inSteps = (media: RecordingMedia): HTMLMediaElement =>
  new Proxy(media, {
    get: (target, key) => {
      if (key === 'currentTime') return inStep(target.currentTime);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
    // It has all of a media element that the waveform library touches.
  }) as unknown as HTMLMediaElement;

export interface Wave {
  surfer: WaveSurfer;
  regions: InstanceType<typeof RegionsPlugin>;
  /** Draws what is known of a recording of so many seconds, at once when that is all. */
  draw: (peaks: Peaks, duration: number, isAll: boolean) => void;
  paint: (colours: WaveColours) => void;
  /** Sets the text alternative of the picture. */
  name: (label: string) => void;
}

/**
 * A waveform that draws given peaks and follows a medium. It neither fetches nor decodes anything,
 * so a recording of hours costs no more than its peaks.
 */
export function createWave(container: HTMLElement, media: RecordingMedia, channels: number): Wave {
  const regions = RegionsPlugin.create();
  const silence = Array.from({ length: channels }, () => new Float32Array(1));
  const surfer = WaveSurfer.create({
    container,
    media: inSteps(media),
    peaks: silence,
    duration: media.duration || 1,
    height: channelHeight,
    splitChannels: silence.map(() => ({})),
    minPxPerSec: pixelsPerSecond,
    normalize: true,
    autoScroll: true,
    cursorWidth: 1,
    barWidth: 2,
    barGap: 1,
    barRadius: 1,
    plugins: [regions],
  });
  const scroller = surfer.getWrapper().parentElement;
  scroller?.setAttribute('tabindex', '0');
  scroller?.setAttribute('role', 'group');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawnAt = 0;
  surfer.on('destroy', () => clearTimeout(timer));
  const draw = (peaks: Peaks, duration: number) => {
    drawnAt = Date.now();
    surfer.load(media.src, peaks.view(duration), duration).catch(() => undefined);
  };
  return {
    surfer,
    regions,
    draw: (peaks, duration, isAll) => {
      clearTimeout(timer);
      const wait = isAll ? 0 : drawnAt + pauseFor(duration) - Date.now();
      if (wait <= 0) draw(peaks, duration);
      else timer = setTimeout(() => draw(peaks, duration), wait);
    },
    paint: ({ wave, progress, cursor }) =>
      surfer.setOptions({ waveColor: wave, progressColor: progress, cursorColor: cursor }),
    name: (label) => scroller?.setAttribute('aria-label', label),
  };
}

/** The label of a latency: readable on every colour of a region, in both themes. */
function contentOf(region: Region): HTMLElement | undefined {
  if (region.kind === 'speech' || region.kind === 'dtmf') return undefined;
  const label = document.createElement('span');
  label.textContent = formatLatency(region.latency);
  Object.assign(label.style, {
    display: 'inline-block',
    padding: '0 3px',
    borderRadius: '3px',
    fontSize: '11px',
    lineHeight: '15px',
    color: '#1C2024',
    backgroundColor: '#FFFFFF',
  });
  return label;
}

/** The regions of this many seconds are drawn together: a call of hours has thousands. */
const windowSeconds = 60;

/**
 * Draws the regions in and near the visible part; a click calls back with its region. Returns a function
 * that removes them.
 */
export function drawRegions(
  { surfer, regions: plugin }: Wave,
  regions: Region[],
  channels: number,
  onRegion: (region: Region) => void,
): () => void {
  const byId = new Map<string, Region>();
  let drawn = -1;
  const draw = () => {
    plugin.clearRegions();
    byId.clear();
    const [from, to] = [(drawn - 1) * windowSeconds, (drawn + 2) * windowSeconds];
    regions.forEach((region, index) => {
      if (region.end < from || region.start > to) return;
      const { start, end, kind } = region;
      const id = `region-${index}`;
      const channelIdx = Math.min(region.channel, channels - 1);
      const look = { color: regionColours[kind], content: contentOf(region) };
      byId.set(id, region);
      plugin.addRegion({ id, start, end, channelIdx, ...look, drag: false, resize: false });
    });
  };
  const look = () => {
    const seconds = (surfer.getScroll() / surfer.getWrapper().clientWidth) * surfer.getDuration();
    const next = Math.floor((seconds || 0) / windowSeconds);
    if (next === drawn) return;
    drawn = next;
    draw();
  };
  const offs = [
    surfer.on('scroll', look),
    // It has been drawn again, possibly with another length.
    surfer.on('ready', draw),
    plugin.on('region-clicked', ({ id }, event) => {
      const region = byId.get(id);
      if (!region) return;
      // It opens its details; the playhead stays.
      event.stopPropagation();
      onRegion(region);
    }),
  ];
  look();
  return () => {
    for (const off of offs) off();
    plugin.clearRegions();
  };
}
