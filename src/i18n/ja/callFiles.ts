import type { callFiles as english, callMedia as englishMedia } from '../en/callFiles';

export const callFiles: typeof english = {
  title: 'キャプチャまたは録音を開く',
  drop: 'キャプチャ（pcap、pcapng）または録音（WAV、MP3）をここにドロップ',
  privacy: 'ファイルはこのブラウザ内で読み取られ、どこにも送信されません。',
  choose: 'ファイルを選択',
  chooseOther: '別のファイルを選択',
  reading: 'キャプチャを読み取り中…',
  stop: '停止',
  readingStopped: '読み取りを停止しました。',
  readAgain: 'もう一度読み取る',
  failed: {
    tooLarge:
      'キャプチャが 500 MB を超えており、ブラウザで読み取るには大きすぎます。editcap で分割するか、Wireshark で開いてください。',
    tooLong:
      'キャプチャの読み取りに時間がかかりすぎたため停止しました。editcap で時間を短く切り出してください。',
    stopped: 'キャプチャを解析できませんでした。ページを再読み込みしてもう一度お試しください。',
  },
  problems: {
    largeSound:
      '録音が 500 MB を超えており、ブラウザで再生するには大きすぎます。分割するか、音声編集ソフトで開いてください。',
    empty: 'ファイルが空です。',
    compressed: 'ファイルが圧縮されています。展開して中のファイルを開いてください。',
    gzip: 'gzip ファイルが破損しており、何も展開できません。',
    zstd: 'このブラウザは zstd を展開できません。ファイルに「zstd -d」を実行し、結果を開いてください。',
    largePacked: '展開すると 500 MB を超えます。展開してから editcap で分割してください。',
    modifiedPcap:
      '変形 pcap ファイルのため、ここでは読み取れません。「editcap -F pcap」を実行し、結果を開いてください。',
    snoop:
      'snoop ファイルのため、ここでは読み取れません。「editcap -F pcap」を実行し、結果を開いてください。',
    other: 'キャプチャ（pcap、pcapng）でも、ブラウザで再生できる録音でもありません。',
    unreadable:
      'ブラウザがファイルを読み取れませんでした。移動または変更された可能性があります。もう一度選択してください。',
  },
};

export const callMedia: typeof englishMedia = {
  title: 'RTP ストリーム',
  count: 'ストリーム %{smart_count} 本',
  showAll: '%{smart_count} 本のストリームをすべて表示',
  tooManyStreams: '測定できる数を超える RTP ストリームがあります。一部は省略されています。',
  failed: {
    tooLarge: 'キャプチャが大きすぎて、RTP ストリームをここでは測定できません。',
    tooLong: 'RTP ストリームの測定に時間がかかりすぎたため停止しました。',
    stopped: 'RTP ストリームを解析できませんでした。',
  },
  payloadType: 'ペイロードタイプ %{number}',
  milliseconds: '%{value} ms',
  row: {
    lost: '損失 %{value}',
    jitter: 'ジッター %{value}',
  },
  mos: {
    best: 'MOS %{value}（非常に良い）',
    high: 'MOS %{value}（良い）',
    medium: 'MOS %{value}（普通）',
    low: 'MOS %{value}（悪い）',
    poor: 'MOS %{value}（非常に悪い）',
    unknown: 'MOS なし',
  },
  facts: {
    codecs: 'コーデック',
    ssrc: 'SSRC',
    duration: '長さ',
    packets: 'パケット',
    lost: '損失',
    duplicates: '重複',
    reordered: '順序入れ替わり',
    jitter: '平均ジッター',
    peakJitter: '最大ジッター',
    packetTime: 'パケット間隔',
    longestPause: '最長の途切れ',
    sent: '送信パケット',
    reportedLost: '損失合計',
    fractionLost: '直近の損失',
    reportedJitter: 'ジッター',
    roundTrip: '往復時間',
    discarded: '破棄',
    endSystemDelay: '端末遅延',
    rating: 'R 値',
    listeningMos: '受聴 MOS',
    conversationMos: '会話 MOS',
  },
  digits: {
    row: 'DTMF %{keys}',
    title: 'DTMF（ストリームの先頭から）',
    at: '%{start} 秒、長さ %{duration}',
    unfinished: '%{start} 秒、長さ %{duration} 以上',
    flash: 'フラッシュ',
    event: 'イベント %{number}',
  },
  course: {
    title: 'メディアの推移',
    help: 'SIP メッセージと同じ時間軸で、双方の音量、損失、ジッター、DTMF を示します。',
    level: '音量',
    lost: '損失パケット',
    jitter: 'ジッター（最大 %{value}）',
    keys: 'DTMF',
    seconds: '%{value} 秒',
    decibels: '%{value} dB',
    chart:
      '%{name}：損失 %{lost}、最大ジッター %{jitter}、%{start} から %{end} まで。値は表にあります。',
    showTable: '表で表示',
    hideTable: '表を隠す',
    table: {
      time: '時間',
      packets: 'パケット',
      lost: '損失',
      jitter: 'ジッター',
      level: '音量',
      keys: 'DTMF',
    },
    some: '%{smart_count} 本のうち先頭の %{most} 本のストリーム。',
  },
  reported: 'RTCP による報告',
  narrowband: 'E モデル（ITU-T G.107）',
  wideband: '広帯域 E モデル（ITU-T G.107.1）',
  noMos: {
    codec: 'MOS なし：ITU-T は %{codec} の E モデルの値を公開していません。',
    loss: 'MOS なし：パケットロスがありますが、ITU-T は %{codec} のパケットロスの値を公開していません。',
  },
  estimate:
    'MOS は %{model} による推定値です。R 値 %{rating}、口から耳までの遅延 %{delay}（往復時間の半分を含む）。損失補償と、平均ジッターの 2 倍のジッターバッファーを前提としています。',
  estimateWithoutDelay:
    'MOS は %{model} による推定値です。R 値 %{rating}、口から耳までの遅延 %{delay}。ネットワーク遅延はキャプチャに含まれないため 0 とします。損失補償と、平均ジッターの 2 倍のジッターバッファーを前提としています。',
  play: '再生',
  playOne: 'この方向を再生',
  playBoth: '双方向を再生',
  download: 'WAV をダウンロード',
  decoding: '音声をデコード中',
  encrypted: 'このストリームは暗号化（SRTP）されているため再生できません。',
  notPlayable: 'ここで再生できるのは G.711 だけです。',
};
