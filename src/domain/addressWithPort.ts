/** An address with its port, "192.0.2.1:5060", as far as either is known. */
export const addressWithPort = (
  address: string | null | undefined,
  port: number | string | null | undefined,
): string => [address, port].filter((part) => (part ?? '') !== '').join(':');
