import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keeps secrets unreadable in the database file; what it wrote it can read back after a restart. */
export interface Vault {
  /** JSON text `{iv, content}`, the form in which Users/me shows a bucket credential (contract 3). */
  encrypt(text: string): string;
  /** The text behind `encrypt`'s answer; throws when the text is not one. */
  decrypt(secret: string): string;
}

/** A vault over one key phrase (AES-256-CBC). */
export function createVault(phrase: string): Vault {
  const key = createHash('sha256').update(phrase).digest();
  return {
    encrypt(text) {
      const iv = randomBytes(16);
      const cipher = createCipheriv('aes-256-cbc', key, iv);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return JSON.stringify({ iv: iv.toString('hex'), content: content.toString('hex') });
    },
    decrypt(secret) {
      const { iv, content } = JSON.parse(secret) as { iv: string; content: string };
      const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'hex'));
      const plain = [decipher.update(Buffer.from(content, 'hex')), decipher.final()];
      return Buffer.concat(plain).toString('utf8');
    },
  };
}
