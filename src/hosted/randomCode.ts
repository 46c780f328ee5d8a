const codes = 1_000_000;
/** The largest multiple of all codes that 32 bits hold: what is above would favour the small ones. */
const fair = Math.floor(2 ** 32 / codes) * codes;

/** Six digits of the browser's cryptographic generator, each code as likely as any other. */
export function randomCode(): string {
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return String(drawn % codes).padStart(6, '0');
  }
}
