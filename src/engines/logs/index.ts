/** How grave a line of a log is; `none` for lines that do not say. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'none'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A line of the log of a call, ready to be shown. */
export interface LogLine {
  /** UTC, `YYYY-MM-DD HH:mm:ssZ`; empty if the line has no time. */
  time: string;
  level: LogLevel;
  message: string;
  /** Everything else that the line says, as JSON on several lines; empty for none. */
  rest: string;
  /** The whole line as it is copied and downloaded. */
  text: string;
}

/** The numbers that the platform's logger writes for its levels. */
const levelNumbers: Record<string, LogLevel> = {
  '10': 'trace',
  '20': 'debug',
  '30': 'info',
  '40': 'warn',
  '50': 'error',
  '60': 'fatal',
};

function levelOf(value: unknown): LogLevel {
  const name = String(value ?? '').toLowerCase();
  if (name === 'warning') return 'warn';
  return levelNumbers[name] ?? logLevels.find((level) => level === name) ?? 'none';
}

/** A time in milliseconds since 1970 or as a date, in UTC to the second; as it is when unreadable. */
function formatLogTime(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  const isMilliseconds = typeof value === 'number' || /^\d{11,}$/.test(String(value));
  const date = new Date(isMilliseconds ? Number(value) : String(value));
  if (Number.isNaN(date.getTime())) return String(value);
  return `${date.toISOString().slice(0, 19).replace('T', ' ')}Z`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/**
 * Parses a log line of the platform. JSON is split into its parts and printed with two spaces and its
 * `time` in UTC; any other line stays unchanged (rule 13.5).
 */
export function parseLogLine(line: string): LogLine {
  const parsed = parse(line);
  if (!isObject(parsed)) return { time: '', level: 'none', message: line, rest: '', text: line };
  const time = formatLogTime(parsed.time);
  const shown = 'time' in parsed ? { ...parsed, time } : parsed;
  const { time: _time, level, msg, message = msg, ...rest } = parsed;
  const others = message === msg ? rest : { ...rest, ...(msg === undefined ? {} : { msg }) };
  return {
    time,
    level: levelOf(level),
    message: toText(message ?? ''),
    rest: Object.keys(others).length > 0 ? JSON.stringify(others, null, 2) : '',
    text: JSON.stringify(shown, null, 2),
  };
}

/** Lines as they are copied and downloaded, with an empty line between two. */
export const logText = (lines: readonly LogLine[]): string =>
  lines.map(({ text }) => text).join('\n\n');

/** How many lines there are of each level that occurs, the gravest first. */
export const countLevels = (lines: readonly LogLine[]): { level: LogLevel; count: number }[] =>
  logLevels
    .map((level) => ({ level, count: lines.filter((line) => line.level === level).length }))
    .filter(({ count }) => count > 0);

/** The lines of some levels (all for none) that contain a text, small or capital. */
export function filterLines(
  lines: readonly LogLine[],
  levels: readonly LogLevel[],
  text: string,
): LogLine[] {
  const wanted = text.trim().toLocaleLowerCase();
  return lines.filter(
    (line) =>
      (levels.length === 0 || levels.includes(line.level)) &&
      (wanted === '' || line.text.toLocaleLowerCase().includes(wanted)),
  );
}
