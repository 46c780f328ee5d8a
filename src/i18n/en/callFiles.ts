export const callFiles = {
  title: 'Open a capture or recording',
  drop: 'Drop a capture (pcap, pcapng) or a recording (WAV, MP3) here',
  privacy: 'The file is read in this browser and sent nowhere.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  reading: 'Reading the capture…',
  stop: 'Stop',
  readingStopped: 'Reading was stopped.',
  readAgain: 'Read again',
  failed: {
    tooLarge:
      'This capture is larger than 500 MB, too large to be read in a browser. Cut it with editcap, or open it in Wireshark.',
    tooLong:
      'Reading this capture took too long and was stopped. Cut it with editcap to a shorter time.',
    stopped: 'The capture reader crashed. Reload the page and try again.',
  },
  problems: {
    largeSound:
      'This recording is larger than 500 MB, too large to be played in a browser. Cut it, or open it in an audio editor.',
    empty: 'This file is empty.',
    compressed: 'This file is compressed. Unpack it and open what is inside.',
    gzip: 'This gzip file is damaged: nothing in it can be unpacked.',
    zstd: 'This browser can’t unpack zstd. Run “zstd -d” on the file and open the result.',
    largePacked: 'Unpacked, this file is larger than 500 MB. Unpack it and cut it with editcap.',
    modifiedPcap:
      'This is a modified pcap file, which can’t be read here. Run “editcap -F pcap” on it and open the result.',
    snoop:
      'This is a snoop file, which can’t be read here. Run “editcap -F pcap” on it and open the result.',
    other: 'This is neither a capture (pcap, pcapng) nor a recording that a browser can play.',
    unreadable:
      'The browser couldn’t read this file. It may have been moved or changed; choose it again.',
  },
};

export const callMedia = {
  title: 'RTP streams',
  count: '%{smart_count} stream |||| %{smart_count} streams',
  showAll: 'Show all %{smart_count} streams',
  tooManyStreams: 'The capture has more RTP streams than are measured here. Some are left out.',
  failed: {
    tooLarge: 'This capture is too large for its RTP streams to be measured here.',
    tooLong: 'Measuring the RTP streams took too long and was stopped.',
    stopped: 'The part of the page that measures RTP streams stopped working.',
  },
  payloadType: 'Payload type %{number}',
  milliseconds: '%{value} ms',
  row: {
    lost: '%{value} lost',
    jitter: '%{value} jitter',
  },
  mos: {
    best: 'MOS %{value}, excellent',
    high: 'MOS %{value}, good',
    medium: 'MOS %{value}, fair',
    low: 'MOS %{value}, poor',
    poor: 'MOS %{value}, bad',
    unknown: 'No MOS',
  },
  facts: {
    codecs: 'Codecs',
    ssrc: 'SSRC',
    duration: 'Duration',
    packets: 'Packets',
    lost: 'Lost',
    duplicates: 'Duplicates',
    reordered: 'Out of order',
    jitter: 'Mean jitter',
    peakJitter: 'Peak jitter',
    packetTime: 'Packet time',
    longestPause: 'Longest gap',
    sent: 'Packets sent',
    reportedLost: 'Total lost',
    fractionLost: 'Lost lately',
    reportedJitter: 'Jitter',
    roundTrip: 'Round trip',
    discarded: 'Discarded',
    endSystemDelay: 'Delay in the device',
    rating: 'R factor',
    listeningMos: 'Listening MOS',
    conversationMos: 'Conversation MOS',
  },
  digits: {
    row: 'DTMF %{keys}',
    title: 'DTMF, from the start of the stream',
    at: '%{start} s, for %{duration}',
    unfinished: '%{start} s, for %{duration} or more',
    flash: 'Flash',
    event: 'Event %{number}',
  },
  reported: 'Reported by RTCP',
  narrowband: 'the E-model (ITU-T G.107)',
  wideband: 'the wideband E-model (ITU-T G.107.1)',
  noMos: {
    codec: 'No MOS: ITU-T publishes no E-model values for %{codec}.',
    loss: 'No MOS: packets were lost, and ITU-T publishes no packet-loss values for %{codec}.',
  },
  estimate:
    'MOS is an estimate by %{model}: R %{rating}, with a delay of %{delay} mouth to ear, half of the round trip included. It assumes loss concealment and a jitter buffer of twice the mean jitter.',
  estimateWithoutDelay:
    'MOS is an estimate by %{model}: R %{rating}, with a delay of %{delay} mouth to ear. Network delay isn’t in the capture and counts as zero. It assumes loss concealment and a jitter buffer of twice the mean jitter.',
  play: 'Play',
  playOne: 'Play this direction',
  playBoth: 'Play both directions',
  download: 'Download WAV',
  decoding: 'Decoding the audio',
  encrypted: 'This stream is encrypted (SRTP) and can’t be played.',
  notPlayable: 'Only G.711 can be played here.',
};
