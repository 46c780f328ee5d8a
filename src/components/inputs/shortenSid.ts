/** A sid shortened in the middle, "b7f3…91ac"; what is short already stays as it is. */
export const shortenSid = (sid: string): string =>
  sid.length > 13 ? `${sid.slice(0, 8)}…${sid.slice(-4)}` : sid;
