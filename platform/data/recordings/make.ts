/**
 * Makes the recordings of this folder and their timelines: speech by espeak-ng, key tones computed
 * here, encoded by ffmpeg. Left channel: the caller; right channel: the application.
 * Usage: npx tsx make.ts
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GatherStep, SayStep, Step } from '../../demo/calls/timeline';
import { type Script, scripts, type Turn } from './scripts';

const RATE = 8000;
const CACHED_MS = 15;
const TONE_MS = 160;
const TONE_GAP_MS = 240;
const LOUDEST = 18_000;
/** The frequencies of a key: rows by columns of the keypad. */
const keypad = ['123A', '456B', '789C', '*0#D'];
const rows = [697, 770, 852, 941];
const columns = [1209, 1336, 1477, 1633];

interface Heard {
  channel: 0 | 1;
  startMs: number;
  samples: Int16Array;
}

const samplesOf = (ms: number) => Math.round((ms * RATE) / 1000);
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** 16 bit samples of a sentence, without the silence around it. */
function speak(text: string, voice: string, speed: number): Int16Array {
  const wav = execFileSync('espeak-ng', ['-v', voice, '-s', String(speed), '--stdout', text]);
  const trim = 'silenceremove=start_periods=1:start_threshold=-42dB';
  const filter = `${trim},areverse,${trim},areverse`;
  const raw = ffmpeg(['-i', '-', '-af', filter, '-ar', RATE, '-ac', 1, '-f', 's16le', '-'], wav);
  const samples = new Int16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
  return samples.map((sample) => (sample * LOUDEST) / peak);
}

function ffmpeg(args: (string | number)[], input: Buffer): Buffer {
  const options = ['-hide_banner', '-loglevel', 'error', '-y'];
  return execFileSync('ffmpeg', [...options, ...args.map(String)], { input, maxBuffer: 1e9 });
}

function tone(key: string): Int16Array {
  const row = keypad.findIndex((line) => line.includes(key));
  const low = rows[row] ?? 0;
  const high = columns[keypad[row]?.indexOf(key) ?? 0] ?? 0;
  return Int16Array.from({ length: samplesOf(TONE_MS) }, (_, index) => {
    const at = (pitch: number) => Math.sin((2 * Math.PI * pitch * index) / RATE);
    return 7000 * (at(low) + at(high));
  });
}

/** Lays out the turns one after another: what is heard when, and the steps of the trace. */
function compose({ turns }: Script) {
  const heard: Heard[] = [];
  const steps: Step[] = [];
  let now = 250;
  const place = (channel: 0 | 1, startMs: number, samples: Int16Array) => {
    heard.push({ channel, startMs, samples });
    return startMs + Math.round((samples.length * 1000) / RATE);
  };
  const say = (turn: Turn): SayStep => {
    const startMs = now;
    const ttsMs = turn.ttsMs ?? CACHED_MS;
    const audioMs = startMs + ttsMs + 20;
    const endMs = place(1, audioMs, speak(turn.app, 'en-us+f3', 165)) + 30;
    now = endMs;
    return {
      kind: 'say',
      text: turn.app,
      cached: turn.ttsMs === undefined,
      ttsMs,
      startMs,
      audioMs,
      endMs,
    };
  };
  for (const turn of turns) {
    if (!turn.caller && !turn.press) {
      steps.push(say(turn));
      continue;
    }
    const startMs = now;
    const prompt = say(turn);
    now += turn.thinkMs ?? 0;
    const step: GatherStep = {
      kind: 'gather',
      startMs,
      prompt,
      hookMs: turn.hookMs ?? 0,
      endMs: 0,
    };
    if (turn.press) {
      step.digits = [...turn.press].map((digit) => {
        const pressed = { digit, startMs: now, durationMs: TONE_MS };
        now = place(0, now, tone(digit)) + TONE_GAP_MS;
        return pressed;
      });
    } else if (turn.caller) {
      const spoken = now;
      now = place(0, now, speak(turn.caller, 'en-gb+m3', 170));
      step.speech = {
        text: turn.caller,
        startMs: spoken,
        endMs: now,
        confidence: turn.confidence ?? 0,
      };
      step.sttMs = turn.sttMs;
      now += turn.sttMs ?? 0;
    }
    now += turn.hookMs ?? 0;
    steps.push({ ...step, endMs: now });
  }
  return { heard, steps, durationMs: now + 400 };
}

/** Both channels interleaved, over the quiet hiss of a line. */
function mix({ heard, durationMs }: { heard: Heard[]; durationMs: number }): Buffer {
  const mixed = new Int16Array(samplesOf(durationMs) * 2);
  let noise = 1;
  for (let index = 0; index < mixed.length; index += 1) {
    noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648;
    mixed[index] = (noise / 2_147_483_648 - 0.5) * 40;
  }
  for (const { channel, startMs, samples } of heard) {
    const start = samplesOf(startMs);
    samples.forEach((sample, index) => {
      const at = (start + index) * 2 + channel;
      mixed[at] = (mixed[at] ?? 0) + sample;
    });
  }
  return Buffer.from(mixed.buffer);
}

for (const [name, script] of Object.entries(scripts)) {
  const { heard, steps, durationMs } = compose(script);
  const input = ['-f', 's16le', '-ar', RATE, '-ac', 2, '-i', '-', '-map_metadata', -1];
  const bits = ['-fflags', '+bitexact', '-flags:a', '+bitexact'];
  // Without a bit reservoir every frame is independent: frames can be repeated and cut.
  const mp3 = ['-c:a', 'libmp3lame', '-b:a', script.bitRate ?? '32k', '-reservoir', 0];
  const codec = script.format === 'mp3' ? [...mp3, '-joint_stereo', 0] : ['-c:a', 'pcm_s16le'];
  ffmpeg(
    [...input, ...bits, ...codec, path(`${name}.${script.format}`)],
    mix({ heard, durationMs }),
  );
  const timeline = { format: script.format, durationMs, steps };
  writeFileSync(path(`${name}.json`), `${JSON.stringify(timeline, null, 1)}\n`);
}
