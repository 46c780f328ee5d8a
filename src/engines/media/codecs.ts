/** How a payload is coded. */
export interface Codec {
  /** As the registry of RTP payload formats spells it ("PCMU"), empty where nothing names it. */
  name: string;
  payloadType: number;
  /** Units of the RTP timestamp in a second. */
  clockRate: number;
}

/** Payload types that need no `a=rtpmap` (RFC 3551, section 6). */
const fixed: Record<string, string> = {
  0: 'PCMU/8000',
  3: 'GSM/8000',
  4: 'G723/8000',
  5: 'DVI4/8000',
  6: 'DVI4/16000',
  7: 'LPC/8000',
  8: 'PCMA/8000',
  9: 'G722/8000',
  10: 'L16/44100/2',
  11: 'L16/44100',
  12: 'QCELP/8000',
  13: 'CN/8000',
  14: 'MPA/90000',
  15: 'G728/8000',
  16: 'DVI4/11025',
  17: 'DVI4/22050',
  18: 'G729/8000',
  25: 'CelB/90000',
  26: 'JPEG/90000',
  28: 'nv/90000',
  31: 'H261/90000',
  32: 'MPV/90000',
  33: 'MP2T/90000',
  34: 'H263/90000',
};

/** What a payload type is by itself, "PCMU/8000"; undefined where only a description could tell. */
export const encodingByNumber = (payloadType: number | string): string | undefined =>
  fixed[payloadType];

/** What is written of a payload type, "opus/48000/2"; without a name where it says none with its rate. */
export function codecOf(payloadType: number, encoding = ''): Codec {
  const [, name = '', rate = ''] = /^([^/]+)\/(\d+)/.exec(encoding) ?? [];
  // G.722 is sampled twice as often as its clock ticks, whatever is written (RFC 3551, section 4.5.2).
  const clockRate = /^G722$/i.test(name) ? 8_000 : Number(rate) || 8_000;
  return { name, payloadType, clockRate };
}

/** What a payload type is by itself. */
export const codecByNumber = (payloadType: number): Codec =>
  codecOf(payloadType, encodingByNumber(payloadType));
