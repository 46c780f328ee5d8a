/** Messages as one line each, for calls whose texts do not matter. */
import type { LadderMessage } from '../../../src/engines/sip/ladder';

/** A description of a side that listens at a port, or nowhere. */
const described = (port: string): string => {
  const [address, at] = port === 'hold' ? ['0.0.0.0', '4000'] : ['192.0.2.1', port];
  return `v=0\r\nc=IN IP4 ${address}\r\nm=audio ${at} RTP/AVP 0\r\n`;
};

/**
 * Reads 'a>b INVITE 1 new' as a request from host a to host b that begins a dialog, and 'b>a 200 INVITE 1 sdp'
 * as what answers it. Words may follow: `new` has no tag in To, `sdp` describes a session (`sdp=` at a port),
 * `cut` and `again` say that it was cut or sent again; `by=`, `to=`, `z=` and `rseq=` give tags, branch and RSeq. A host may have a port.
 */
export function messageOf(line: string, index: number): LadderMessage {
  const [ends = '', ...words] = line.split(' ');
  const [source, destination] = ends
    .split('>')
    .map((end) => `10.0.0.${end.charCodeAt(0)}:${end.slice(1) || '5060'}`);
  const status = /^\d+$/.test(words[0] ?? '') ? Number(words.shift()) : null;
  const [method = '', number, ...more] = words;
  const given = (name: string, other: string) =>
    more.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? other;
  const by = given('by', 'a');
  const port = more.includes('sdp') ? '4000' : given('sdp', '');
  return {
    ...{ index, packet: index + 1, time: index * 1_000_000, leg: 0, transport: 'udp' },
    ...{ fromParty: 0, toParty: 1, answeredRequest: null, callId: 'one', agent: '' },
    ...{ source: source ?? '', destination: destination ?? '', status, method, reason: '' },
    ...{ cseq: `${number} ${method}`, branch: given('z', `z${number}`), rseq: given('rseq', '') },
    ...{
      from: by && `<sip:a>;tag=${by}`,
      to: '',
      toTag: more.includes('new') ? '' : given('to', 'b'),
    },
    ...{ isCut: more.includes('cut'), isRetransmission: more.includes('again') },
    ...{ hasSdp: port !== '', body: port && described(port), text: line },
  };
}
