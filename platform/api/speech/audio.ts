const MP3_FRAME_BYTES = 417;
const MP3_FRAMES_PER_SECOND = 38;

/** How long a text takes to be said, in seconds, from one to ten. */
export const speakingTime = (text: string) =>
  Math.min(10, Math.max(1, Math.ceil(text.length / 15)));

/** Silence as MP3: MPEG-1 layer III, 128 kbit/s, 44.1 kHz, empty frames. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(MP3_FRAME_BYTES);
  frame.set([0xff, 0xfb, 0x90, 0xc0]);
  return Buffer.concat(new Array(seconds * MP3_FRAMES_PER_SECOND).fill(frame));
}
