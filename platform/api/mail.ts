import { type PlatformContext, toSeconds } from './context';
import { failure } from './errors';

/**
 * Sends a mail: it is kept in the table `mails` and handed to `onMail`. Without a mail provider 500
 * `{msg}`, as the live platform answers where it sends before it answers (contract 2.4).
 */
export function sendMail(ctx: PlatformContext, to: string, subject: string, text: string): void {
  if (!ctx.mail) throw failure('MAILGUN_API_KEY env variable is not defined!');
  const sentAt = ctx.now();
  ctx.db.run(
    'INSERT INTO mails (sent_at, recipient, subject, text) VALUES (?, ?, ?, ?)',
    ...[toSeconds(sentAt), to, subject, text],
  );
  ctx.onMail({ to, subject, text, sentAt });
}
