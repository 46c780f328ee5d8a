const RATE = 8000;
const PITCH = 440;
const MP3_FRAME_BYTES = 417;
const MP3_FRAMES_PER_SECOND = 38;

/** How long a text takes to be said, in seconds, from one to ten. */
export const speakingTime = (text: string) =>
  Math.min(10, Math.max(1, Math.ceil(text.length / 15)));

/** A soft tone as WAV: PCM, 16 bits, 8 kHz, one channel. */
export function toneWav(seconds: number): Buffer {
  const samples = RATE * seconds;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    const level = Math.sin((2 * Math.PI * PITCH * index) / RATE);
    wav.writeInt16LE(Math.round(level * 8000), 44 + index * 2);
  }
  return wav;
}

/** Silence as MP3: MPEG-1 layer III, 128 kbit/s, 44.1 kHz, empty frames. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(MP3_FRAME_BYTES);
  frame.set([0xff, 0xfb, 0x90, 0xc0]);
  return Buffer.concat(new Array(seconds * MP3_FRAMES_PER_SECOND).fill(frame));
}
