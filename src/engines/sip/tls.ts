/** A record of TLS: its kind, and the version that every one of them begins with. */
export const isTls = (bytes: Uint8Array): boolean =>
  (bytes[0] ?? 0) >= 20 && (bytes[0] ?? 0) <= 23 && bytes[1] === 3 && (bytes[2] ?? 9) <= 4;

const latin1 = new TextDecoder('latin1');

/**
 * True when the opening of a TLS connection asks for HTTP by its registered name (RFC 7301), as a
 * secure WebSocket does; SIP over TLS alone does not.
 */
export const asksForHttp = (bytes: Uint8Array): boolean =>
  latin1.decode(bytes.subarray(0, 4_096)).includes('\bhttp/1.1');
