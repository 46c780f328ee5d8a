export const callCapture = {
  title: 'SIP messages',
  purpose: 'Who sent which SIP message when, from the capture that the platform kept of this call.',
  download: 'Download pcap',
  none: 'There is no capture of this call',
  noneHelp:
    'The platform keeps captures only where a capture server is set up, and only for some time.',
  failed: {
    tooLarge: 'This capture is too large to be drawn here. Download it and open it with Wireshark.',
    tooLong:
      'Reading this capture took too long and was stopped. Download it to open it elsewhere.',
    stopped: 'The part of the page that reads captures stopped working.',
  },
  platform: 'The platform',
  nothing: 'Nothing to draw',
  problems: {
    empty: 'The capture file is empty.',
    notACapture: 'This file is no capture: it is neither pcap nor pcapng.',
    noPackets: 'The capture holds no packets.',
    noSip: 'The capture holds no SIP messages.',
    endsEarly: 'The capture breaks off in the middle of a packet. What came before is shown.',
    damaged: 'The capture is damaged. What could still be read is shown.',
    unknownLink:
      '%{smart_count} packet is of a kind of network that is not read here. |||| %{smart_count} packets are of a kind of network that is not read here.',
    fragments:
      'A message that travelled in pieces is incomplete and left out. |||| %{smart_count} messages that travelled in pieces are incomplete and left out.',
    gaps: 'Part of a TCP connection is missing; messages may be missing there. |||| Parts of TCP connections are missing in %{smart_count} places; messages may be missing there.',
    cutPackets:
      'A packet was cut when it was captured, so that its message is not whole. |||| %{smart_count} packets were cut when they were captured, so that their messages are not whole.',
    encrypted:
      'A connection is encrypted (TLS), so that its messages cannot be read. |||| %{smart_count} connections are encrypted (TLS), so that their messages cannot be read.',
    secureWebSocket:
      'A connection is encrypted as secure WebSocket and HTTPS are, so that SIP messages in it cannot be read. |||| %{smart_count} connections are encrypted as secure WebSocket and HTTPS are, so that SIP messages in them cannot be read.',
    compressed:
      'A WebSocket is compressed, so that its messages cannot be read. |||| %{smart_count} WebSockets are compressed, so that their messages cannot be read.',
    homerExport:
      'Captures from Homer show every message as UDP, even those sent over TCP, TLS or WebSocket.',
    noTimes:
      'A packet has no time; it stands at the time of the one before. |||| %{smart_count} packets have no time; they stand at the time of the ones before.',
    tooManyPackets: 'The capture has more packets than are read here. The first ones are shown.',
    tooManyMessages: 'The capture has more messages than are drawn here. The first ones are shown.',
    tooMuchWork: 'The capture is unusually hard to read. What was read until then is shown.',
  },
  messages: '%{smart_count} message |||| %{smart_count} messages',
  parties: '%{smart_count} party |||| %{smart_count} parties',
  legs: '%{smart_count} leg |||| %{smart_count} legs',
  packets: '%{smart_count} packet in the file |||| %{smart_count} packets in the file',
  view: 'View',
  ladder: 'Ladder',
  table: 'Table',
  time: 'Time',
  relative: 'Since the first',
  absolute: 'Clock (%{zone})',
  leg: 'Leg',
  legNumber: 'Leg %{number}',
  allLegs: 'All legs',
  legChoice:
    'Leg %{number}: %{callId} (%{smart_count} message) |||| Leg %{number}: %{callId} (%{smart_count} messages)',
  list: 'SIP messages in order',
  listHelp: 'Arrow keys move between the messages, Enter opens one.',
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
    raw: 'Text of the message',
    cut: 'The packet was cut: the message is not whole.',
    answers: 'Answers message %{number} after %{time}',
    over: '%{transport}, packet %{packet}',
    copy: 'Copy message',
    copied: 'The message',
    previous: 'Previous message',
    next: 'Next message',
    close: 'Close the message',
  },
};
