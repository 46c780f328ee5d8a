import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from '../api/context';

const FROM = 'Northwind Voice <support@northwind-voice.example>';

/** A date as mails spell it, in UTC: `Sun, 22 Nov 2026 07:26:35 +0000`. */
const mailDate = (date: Date) => date.toUTCString().replace('GMT', '+0000');

/** Text in lines of at most 76 characters, safe for any letter (RFC 2045, base64). */
const encoded = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/.{76}(?=.)/g, '$&\r\n');

/** A header's text, encoded where it is more than plain letters (RFC 2047). */
const headerText = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

/**
 * A mail as a file that every mail program opens (RFC 5322): headers, an empty line and the text,
 * all lines ended by CR LF. Text beyond ASCII or with long lines is encoded.
 */
export function messageOf({ to, subject, text, sentAt }: Mail, id: string): string {
  const isPlain =
    /^[\x20-\x7e\n]*$/.test(text) && text.split('\n').every((line) => line.length < 998);
  const headers = [
    `Date: ${mailDate(sentAt)}`,
    `From: ${FROM}`,
    `To: ${headerText(to)}`,
    `Message-ID: <${id}@northwind-voice.example>`,
    `Subject: ${headerText(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${isPlain ? '7bit' : 'base64'}`,
  ];
  const lines = isPlain ? text.replaceAll('\n', '\r\n') : encoded(text);
  return `${headers.join('\r\n')}\r\n\r\n${lines}\r\n`;
}

/**
 * Writes mails as `.eml` files into a folder, which it creates, and returns the lines for the terminal:
 * recipient, subject and text.
 */
export function createOutbox(folder: string): (mail: Mail) => string[] {
  return (mail) => {
    const id = randomBytes(8).toString('hex');
    const time = mail.sentAt.toISOString().slice(0, 19).replaceAll(':', '-');
    const name = `${time}-${mail.to.replace(/[^\w.@-]/g, '_')}-${id.slice(0, 4)}.eml`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), messageOf(mail, id));
    const lines = mail.text.split('\n').filter((line) => line !== '');
    const told = lines.length > 0 ? lines : ['(the mail is empty)'];
    return [`Mail to ${mail.to}: ${mail.subject}`, ...told.map((line) => `  ${line}`), `  ${name}`];
  };
}
