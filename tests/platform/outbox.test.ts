import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOutbox, messageOf } from '../../platform/demo/outbox';

const mail = {
  to: 'tess@tidepool.example',
  subject: 'Account activation code',
  text: 'Hello,\n\nthe code is 123456',
  sentAt: new Date('2030-06-02T08:05:09Z'),
};

describe('a mail as a file', () => {
  it('has the headers that a mail program asks for, and CR LF at the end of each line', () => {
    const message = messageOf(mail, 'id');
    expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [head = '', ...body] = message.split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual([
      'Date: Sun, 02 Jun 2030 08:05:09 +0000',
      expect.stringMatching(/^From: .+ <\S+@\S+>$/),
      'To: tess@tidepool.example',
      expect.stringMatching(/^Message-ID: <id@\S+>$/),
      'Subject: Account activation code',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 7bit',
    ]);
    expect(body.join('|')).toBe('Hello,|the code is 123456\r\n');
  });

  it.each([
    ['letters beyond ASCII', 'Grüße, vous êtes inscrit·e'],
    ['a line that is too long', 'x'.repeat(2000)],
    ['a bare carriage return', 'one\rtwo'],
  ])('is encoded for %s', (_what, text) => {
    const [head, body = ''] = messageOf({ ...mail, text, subject: 'Bientôt' }, 'id').split(
      '\r\n\r\n',
    );
    expect(head).toContain('Content-Transfer-Encoding: base64');
    expect(head).toContain('Subject: =?utf-8?B?');
    expect(Math.max(...body.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    expect(Buffer.from(body, 'base64').toString()).toBe(text);
  });
});

describe('the outbox', () => {
  it('keeps each mail in a file of its own and tells what it says', () => {
    const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    try {
      const post = createOutbox(join(folder, 'made'));
      const told = post(mail);
      post({ ...mail, to: '../../etc/x y@z.example', text: '' });
      expect(told.join('\n')).toContain('the code is 123456');
      const files = readdirSync(join(folder, 'made'));
      expect(files).toHaveLength(2);
      expect(files.every((name) => /^2030-06-02T08-05-09-[\w.@-]+\.eml$/.test(name))).toBe(true);
      const own = files.find((name) => told.some((line) => line.includes(name)));
      expect(readFileSync(join(folder, 'made', own ?? ''), 'utf8')).toContain('123456');
      expect(post({ ...mail, text: '' }).join('\n')).toContain('(the mail is empty)');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
