import { Readable } from 'node:stream';
import { silentMp3, speakingTime } from '../../api/speech/audio';
import { readFixture } from './fixtures';
import { HOTLINE_ROUNDS, ROUND_FRAMES } from './stories';

/** A recording of 16 kbit/s at 8 kHz: so many bytes to a frame of 72 ms. */
const FRAME_BYTES = 144;
const FRAME_MS = 72;
const MPEG_SYNC = Buffer.from([0xff, 0xe3]);
const BROKEN_BYTES = 24_000;

const fixture = (file: string) => readFixture('recordings', file);

/** The names under which call_artifacts knows recordings that are no file of their own. */
const madeOnRequest = { hotline: 'hotline', broken: 'broken' } as const;

/**
 * The bytes of a recording, in pieces: a file of fixtures/recordings, the call of three hours (the
 * hotline's frames again and again, 21 MB that are never in memory together), silence as long as its
 * name says, or bytes that are no audio.
 */
export function openRecording(name: string): Readable {
  if (name === madeOnRequest.hotline) return Readable.from(threeHours());
  if (name === madeOnRequest.broken) return Readable.from([noAudio()]);
  const [, seconds] = /^silence (\d+)$/.exec(name) ?? [];
  if (seconds) return Readable.from([silentMp3(Number(seconds))]);
  return Readable.from([fixture(name)]);
}

/** Somebody speaking, for as long as it takes to say a text; the words are others. */
export function spoken(text: string): Buffer {
  const file = fixture('menu.mp3');
  const frames = Math.ceil((speakingTime(text) * 1000) / FRAME_MS);
  const first = firstFrame(file);
  return file.subarray(first, first + frames * FRAME_BYTES);
}

/** Where the sound begins: the first frame names the length of the file, the second starts the encoder. */
function firstFrame(file: Buffer): number {
  const info = file.indexOf(MPEG_SYNC);
  return file.indexOf(MPEG_SYNC, file.indexOf(MPEG_SYNC, info + 2) + FRAME_BYTES);
}

function* threeHours(): Generator<Buffer> {
  const file = fixture('hotline.mp3');
  const first = firstFrame(file);
  const round = file.subarray(first, first + ROUND_FRAMES * FRAME_BYTES);
  for (let index = 0; index < HOTLINE_ROUNDS; index += 1) yield round;
}

/** What a disk that failed while it wrote leaves behind: the same on every request, no MPEG frame. */
function noAudio(): Buffer {
  const byte = (_: unknown, index: number) => (index * 167 + (index >> 7)) % 224;
  return Buffer.from(Uint8Array.from({ length: BROKEN_BYTES }, byte));
}
