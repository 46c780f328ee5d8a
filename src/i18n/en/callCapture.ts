export const callCapture = {
  title: 'SIP messages',
  purpose: 'SIP signaling for this call, from the stored packet capture.',
  download: 'Download pcap',
  none: 'No capture for this call',
  noneHelp: 'Captures require a capture server and are kept for a limited time.',
  failed: {
    tooLarge: 'This capture is too large to show here. Download it and open it in Wireshark.',
    tooLong: 'Reading this capture took too long. Download it and open it in Wireshark.',
    stopped: 'Couldn’t analyze this capture.',
  },
  platform: 'Platform',
  nothing: 'Nothing to show',
  problems: {
    empty: 'The capture file is empty.',
    notACapture: 'Not a valid pcap or pcapng file.',
    noPackets: 'The capture contains no packets.',
    noSip: 'The capture contains no SIP messages.',
    endsEarly: 'The capture is truncated. Showing the packets before that point.',
    damaged: 'The capture is damaged. Showing what could be read.',
    unknownLink:
      '%{smart_count} packet uses an unsupported link type. |||| %{smart_count} packets use an unsupported link type.',
    ipsec:
      '%{smart_count} packet in an IPsec tunnel (ESP) isn’t read. |||| %{smart_count} packets in IPsec tunnels (ESP) aren’t read.',
    macsec:
      '%{smart_count} packet encrypted with MACsec isn’t read. |||| %{smart_count} packets encrypted with MACsec aren’t read.',
    trill:
      '%{smart_count} packet in a TRILL tunnel isn’t read. |||| %{smart_count} packets in TRILL tunnels aren’t read.',
    l2tp3:
      '%{smart_count} packet in an L2TPv3 tunnel isn’t read. |||| %{smart_count} packets in L2TPv3 tunnels aren’t read.',
    gre: '%{smart_count} packet in a GRE tunnel of an unsupported type isn’t read. |||| %{smart_count} packets in GRE tunnels of an unsupported type aren’t read.',
    lisp: '%{smart_count} packet in a LISP tunnel isn’t read. |||| %{smart_count} packets in LISP tunnels aren’t read.',
    capwap:
      '%{smart_count} packet in a CAPWAP tunnel isn’t read. |||| %{smart_count} packets in CAPWAP tunnels aren’t read.',
    fragments:
      '1 fragmented message is incomplete and not shown. |||| %{smart_count} fragmented messages are incomplete and not shown.',
    gaps: 'Part of a TCP connection is missing; messages may be missing. |||| TCP connections have %{smart_count} gaps; messages may be missing.',
    cutPackets:
      '1 packet was truncated, so its message is incomplete. |||| %{smart_count} packets were truncated, so their messages are incomplete.',
    encrypted:
      '1 connection is encrypted (TLS), so its messages can’t be read. |||| %{smart_count} connections are encrypted (TLS), so their messages can’t be read.',
    secureWebSocket:
      'A connection is encrypted (WSS or HTTPS), so its SIP messages can’t be read. |||| %{smart_count} connections are encrypted (WSS or HTTPS), so their SIP messages can’t be read.',
    compressed:
      'A WebSocket is compressed, so its messages can’t be read. |||| %{smart_count} WebSockets are compressed, so their messages can’t be read.',
    copies:
      '1 message was captured twice (mirrored port or several taps) and is shown once. |||| %{smart_count} messages were captured twice (mirrored port or several taps) and are shown once.',
    homerExport:
      'Captures from Homer show every message as UDP, even those sent over TCP, TLS or WebSocket.',
    noTimes:
      '1 packet has no timestamp. It uses the time of the previous packet. |||| %{smart_count} packets have no timestamp. They use the time of the previous packet.',
    tooManyPackets: 'The capture has too many packets. Showing the first ones.',
    tooManyMessages: 'The capture has more than %{most} SIP messages. Showing the first %{most}.',
    tooMuchWork: 'The capture is too complex. Showing a partial result.',
  },
  messages: '%{smart_count} message |||| %{smart_count} messages',
  parties: '%{smart_count} participant |||| %{smart_count} participants',
  legs: '%{smart_count} leg |||| %{smart_count} legs',
  packets: '%{smart_count} packet |||| %{smart_count} packets',
  view: 'View',
  ladder: 'Ladder',
  table: 'Table',
  time: 'Time',
  relative: 'Relative',
  absolute: 'Absolute (%{zone})',
  leg: 'Leg',
  legNumber: 'Leg %{number}',
  allLegs: 'All legs',
  legChoice:
    'Leg %{number}: %{callId} (%{smart_count} message) |||| Leg %{number}: %{callId} (%{smart_count} messages)',
  list: 'SIP messages, in order',
  listHelp: 'Use the arrow keys to move between messages and Enter to open one.',
  sdp: 'SDP',
  retransmission: 'Retransmission',
  withSdp: 'with SDP',
  between: 'from %{from} to %{to}',
  seconds: '%{seconds} s',
  columns: {
    number: 'No.',
    from: 'From',
    to: 'To',
    message: 'Message',
    cseq: 'CSeq',
    callId: 'Call-ID',
  },
  open: 'Open %{message}',
  message: {
    number: 'Message %{number}',
    raw: 'Message text',
    cut: 'Truncated packet: message is incomplete.',
    answers: 'Response to message %{number} after %{time}',
    over: '%{transport}, packet %{packet}',
    copy: 'Copy message',
    copied: 'Message',
    previous: 'Previous message',
    next: 'Next message',
    close: 'Close message',
  },
};
