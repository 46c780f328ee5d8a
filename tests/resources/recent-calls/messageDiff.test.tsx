// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import type { LadderMessage } from '../../../src/engines/sip';
import { MessageDiff } from '../../../src/resources/recent-calls/capture/MessageDiff';
import { clearDrawn, draw, ready } from '../../support/drawn';

const text = (name: string) => `resources.recent-calls.ladder.${name}`;
const message = (index: number, ...lines: string[]) =>
  ({ index, text: lines.join('\r\n') }) as LadderMessage;

afterEach(clearDrawn);

it.each([
  ['the same', ['A', 'B'], ['A', 'B'], ['  A\n  B']],
  ['a line more', ['A', ''], ['A', 'B', ''], ['  A', `${text('added')}+ B`]],
  ['a line less', ['A', 'B', ''], ['B', ''], [`${text('removed')}− A`, '  B']],
  ['another line', ['A', ''], ['B', ''], [`${text('removed')}− A`, `${text('added')}+ B`]],
])(
  'of two messages, the second with %s, what differs says so in words',
  async (_how, one, other, blocks) => {
    draw(<MessageDiff base={message(0, ...one)} message={message(1, ...other)} />);
    const region = await ready(screen.findByRole('region', { name: `${text('compared')} 1` }));
    expect(
      [...(region.querySelector('pre')?.children ?? [])].map((block) => block.textContent),
    ).toEqual(blocks);
  },
);
