// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { parseLogLine } from '../../../src/engines/logs';
import { LogRow } from '../../../src/resources/recent-calls/logs/LogRow';
import { clearDrawn, draw, ready } from '../../support/drawn';

const time = Date.UTC(2026, 0, 2, 3, 4, 5);
const shownTime = '2026-01-02 03:04:05Z';
const error = 'resources.recent-calls.logs.level.error';

afterEach(clearDrawn);

it.each<[string, object | string, string[]]>([
  ['a time and a level', { time, level: 50, msg: 'Boom' }, [shownTime, error, 'Boom']],
  ['a level alone', { level: 50, msg: 'Boom' }, ['', error, 'Boom']],
  ['a time alone', { time, msg: 'Boom' }, [shownTime, '', 'Boom']],
  ['neither', 'Boom', ['Boom']],
])('a line of the log with %s shows it', async (_what, line, cells) => {
  const text = typeof line === 'string' ? line : JSON.stringify(line);
  draw(<LogRow line={parseLogLine(text)} isOpen={false} onToggle={() => undefined} />);
  const { parentElement: row } = await ready(screen.findByText('Boom'));
  const [, ...shown] = [...(row?.children ?? [])].map((cell) => cell.textContent);
  expect(shown).toEqual(cells);
});
