/** 256 bits of the browser's cryptographic generator as hexadecimal digits. */
export const randomState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
