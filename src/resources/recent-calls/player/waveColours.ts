import type { Region } from '../../../engines/audio';

/** The colours of what a canvas draws, which knows no CSS variables. */
export interface WaveColours {
  wave: string;
  progress: string;
  cursor: string;
}

export const waveColours: Record<'light' | 'dark', WaveColours> = {
  light: { wave: '#A9AEBB', progress: '#5B5BD6', cursor: '#1C2024' },
  dark: { wave: '#565D6B', progress: '#9B9CF5', cursor: '#FFFFFF' },
};

/** The colours of the regions (rule 14.5): red, yellow, violet, orange and pink, by opacity. */
export const regionColours: Record<Region['kind'], string> = {
  speech: 'rgba(255, 0, 0, 0.15)',
  speechLatency: 'rgba(255, 255, 0, 0.55)',
  dtmf: 'rgba(138, 43, 226, 0.15)',
  synthesisLatency: 'rgba(255, 165, 0, 0.55)',
  applicationLatency: 'rgba(255, 20, 147, 0.55)',
};
