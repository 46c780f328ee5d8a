import { ethernet, ip4, pcap, sip, udp } from './packets';

/** A capture of many calls at once, seven messages each, between `hosts` callers and one platform. */
export function manyCalls(calls: number, hosts: number): Uint8Array {
  const sdp = (address: string, port: number) =>
    `v=0\r\nc=IN IP4 ${address}\r\nm=audio ${port} RTP/AVP 0\r\na=sendrecv\r\n`;
  const sent = Array.from({ length: calls }, (_, call) => {
    const host = call % hosts;
    const caller = `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`;
    const callee = '203.0.113.10';
    const message = (from: string, to: string, start: string, cseq: string, body = '') =>
      ethernet(
        ip4(
          udp(
            sip({
              start,
              callId: `${call}@example.org`,
              branch: `z9hG4bK${call}${cseq[0]}`,
              cseq,
              body,
              more: body ? 'Content-Type: application/sdp' : '',
            }),
          ),
          { from, to },
        ),
      );
    const ask = (method: string, number: number, body?: string) =>
      message(caller, callee, `${method} sip:b@example.org SIP/2.0`, `${number} ${method}`, body);
    const answer = (status: string, cseq: string, body?: string) =>
      message(callee, caller, `SIP/2.0 ${status}`, cseq, body);
    return [
      ask('INVITE', 1, sdp(caller, 20000)),
      answer('100 Trying', '1 INVITE'),
      answer('180 Ringing', '1 INVITE'),
      answer('200 OK', '1 INVITE', sdp(callee, 30000)),
      ask('ACK', 1),
      ask('BYE', 2),
      answer('200 OK', '2 BYE'),
    ].map((frame, place) => ({ frame, at: call * 20_000 + place * 1_000_000 }));
  }).flat();
  const inOrder = sent.sort((one, other) => one.at - other.at);
  return pcap(
    inOrder.map(({ frame }) => frame),
    { times: inOrder.map(({ at }) => [1_700_000_000 + Math.floor(at / 1e6), at % 1e6]) },
  );
}
