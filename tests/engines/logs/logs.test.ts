import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLevels, filterLines, logText, parseLogLine } from '../../../src/engines/logs/index';

const time = Date.UTC(2026, 10, 20, 9, 5, 7, 999);

describe('a line of the log of a call', () => {
  it('is told apart into when, how grave, what and the rest', () => {
    const line = parseLogLine(
      `{"level":30,"time":${time},"pid":7,"msg":"got DTMF","data":{"digit":"5"}}`,
    );
    expect(line).toEqual({
      time: '2026-11-20 09:05:07Z',
      level: 'info',
      message: 'got DTMF',
      rest: '{\n  "pid": 7,\n  "data": {\n    "digit": "5"\n  }\n}',
      text: '{\n  "level": 30,\n  "time": "2026-11-20 09:05:07Z",\n  "pid": 7,\n  "msg": "got DTMF",\n  "data": {\n    "digit": "5"\n  }\n}',
    });
  });

  it.each(['plain text', '', '{"cut": ', '"a text"', '12', 'null', '[1,2]'])(
    'stays as it is when it is no JSON object: %s',
    (line) => {
      expect(parseLogLine(line)).toEqual({
        time: '',
        level: 'none',
        message: line,
        rest: '',
        text: line,
      });
    },
  );

  it.each([
    [10, 'trace'],
    [20, 'debug'],
    [30, 'info'],
    [40, 'warn'],
    [50, 'error'],
    [60, 'fatal'],
    ['INFO', 'info'],
    ['warning', 'warn'],
    ['50', 'error'],
    [35, 'none'],
    [null, 'none'],
    [undefined, 'none'],
    [{}, 'none'],
  ])('has with level %j the level %s', (level, expected) => {
    expect(parseLogLine(JSON.stringify({ level })).level).toBe(expected);
  });

  it.each([
    [time, '2026-11-20 09:05:07Z'],
    [String(time), '2026-11-20 09:05:07Z'],
    [86_400_000, '1970-01-02 00:00:00Z'],
    ['2026-11-20T10:05:07.999+01:00', '2026-11-20 09:05:07Z'],
    ['yesterday', 'yesterday'],
    [9e18, '9000000000000000000'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('has with time %j the time %j', (given, expected) => {
    expect(parseLogLine(JSON.stringify({ time: given })).time).toBe(expected);
  });

  it.each([
    ['{"msg":"a"}', 'a', ''],
    ['{"message":"a"}', 'a', ''],
    ['{"message":"a","msg":"b"}', 'a', '{\n  "msg": "b"\n}'],
    ['{"msg":{"k":1}}', '{"k":1}', ''],
    ['{"msg":0}', '0', ''],
    ['{}', '', ''],
  ])('%s has the message %j and the rest %j', (line, message, rest) => {
    expect(parseLogLine(line)).toMatchObject({ message, rest });
  });

  it('can be anything', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((o) => JSON.stringify(o)),
        ),
        (line) => {
          expect(parseLogLine(line).text.length).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('the lines of a log', () => {
  const lines = [
    '{"level":50,"msg":"webhook failed"}',
    '{"level":30,"msg":"call answered"}',
    'plain WEBHOOK line',
    '{"level":30,"msg":"say","text":"webhook"}',
  ].map(parseLogLine);
  const shown = (...[levels, text]: [Parameters<typeof filterLines>[1], string]) =>
    filterLines(lines, levels, text).map((line) => lines.indexOf(line));

  it.each([
    [[], '', [0, 1, 2, 3]],
    [['info'], '', [1, 3]],
    [['error', 'none'], '', [0, 2]],
    [[], ' webHook ', [0, 2, 3]],
    [['info'], 'webhook', [3]],
    [['fatal'], '', []],
  ] as const)('of the levels %j with %j are %j', (levels, text, expected) => {
    expect(shown([...levels], text)).toEqual(expected);
  });

  it('are counted by level, the gravest first, without those that do not occur', () => {
    expect(countLevels(lines)).toEqual([
      { level: 'error', count: 1 },
      { level: 'info', count: 2 },
      { level: 'none', count: 1 },
    ]);
  });

  it('are copied with an empty line between two', () => {
    expect(logText(lines.slice(1, 3))).toBe(
      '{\n  "level": 30,\n  "msg": "call answered"\n}\n\nplain WEBHOOK line',
    );
  });
});
