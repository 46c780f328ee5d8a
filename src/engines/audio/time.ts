/** Seconds that the back and forward buttons jump (rule 14.3). */
export const jumpSeconds = 15;

/** Where a jump leads: never before the start, and never nearer to the end than a second (rule 14.3). */
export const jumpTarget = (position: number, by: number, duration: number): number =>
  Math.max(0, Math.min(position + by, Math.max(0, duration - 1)));

/** Seconds as a clock shows them: mm:ss, and h:mm:ss from an hour on. */
export function formatPosition(seconds: number): string {
  const total = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (number: number) => String(number).padStart(2, '0');
  const rest = `${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`;
  return total < 3600 ? rest : `${Math.floor(total / 3600)}:${rest}`;
}

/** A latency as its label says it. */
export const formatLatency = (seconds: number): string => `${seconds.toFixed(2)}s`;

const waveTypes = ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'];

/** The name under which a recording is saved (rule 14.4). */
export const recordingFileName = (callSid: string, contentType: string): string =>
  `callid-${callSid}.${waveTypes.includes(contentType) ? 'wav' : 'mp3'}`;
