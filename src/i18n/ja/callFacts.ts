import type { callFacts as english } from '../en/callFacts';
import { platformAdvice } from './platformAdvice';
import { q850Causes } from './q850Causes';
import { sipAdvice } from './sipAdvice';

export const callFacts: typeof english = {
  record: {
    from: '発信元',
    to: '着信先',
    direction: '方向',
    started: '開始',
    answered: '応答',
    after: '%{time}（%{span}後）',
    ended: '終了',
    duration: '通話時間',
    result: '結果',
    end: '終了理由',
    trunk: 'キャリア',
    application: 'アプリケーション',
    account: 'アカウント',
    peer: '相手のアドレス',
    callId: 'Call-ID',
    callSid: '通話 SID',
    otherLegs: 'ほかのレグ',
    never: '未応答',
    others: {
      messages: '情報が一致しません。SIP メッセージ：%{value}',
      trace: '情報が一致しません。トレース：%{value}',
    },
  },
  terminations: {
    caller_hungup: '発信者が切断',
    called_party_hungup: '着信者が切断',
    caller_abandoned: '応答前に発信者が切断',
    application_error: 'アプリケーションエラー',
    application_hangup: 'アプリケーションが切断',
    no_answer: '応答なし',
    busy: '話し中',
    declined: '着信者が拒否',
    number_not_found: '番号なし',
    service_unavailable: 'サービス利用不可',
    call_limit_exceeded: '通話上限超過',
    max_duration: '最大通話時間に到達',
  },
  legs: {
    title: 'この通話のほかのレグ',
    cause: 'この通話の発生元',
    caused: 'この通話から発生',
    callId: 'Call-ID %{callId}',
    noRecord: 'この時刻の前後に通話記録が見つかりません。',
    noCapture: 'キャプチャなし',
    failed: 'キャプチャを読み込めませんでした。',
    more: 'ほか %{smart_count} 本のレグは図に含まれていません。',
    searchFailed: 'ほかのレグを検索できませんでした。',
  },
  title: '呼設定',
  leg: 'レグ %{number}：%{from} → %{to}',
  postDialDelay: 'ポストダイヤル遅延',
  ring: '呼び出し時間',
  setup: '接続時間',
  talk: '通話時間',
  codec: 'コーデック',
  noCodec: '共通のコーデックなし',
  dtmf: 'DTMF イベント（RFC 4733）',
  inBandDtmf: 'DTMF インバンドまたは SIP INFO',
  outcome: '結果',
  outcomes: {
    answered: '応答',
    redirected: 'リダイレクト',
    refused: '拒否',
    cancelled: 'キャンセル',
    pending: '最終レスポンスなし',
  },
  endedBy: '切断側',
  sides: { caller: '発信者', callee: '着信者', platform: 'プラットフォーム' },
  byMessage: '%{side}（%{message}）',
  outcomeBy: '%{outcome} · %{message}',
  reasonHeader: 'Reason',
  warningHeader: 'Warning',
  noted: '%{code} %{words}',
  said: '%{cause}：「%{text}」',
  by: '%{cause}（%{agent}）',
  unknownCause: '不明な理由',
  warnings: {
    300: 'ネットワークプロトコルの不一致',
    301: 'ネットワークアドレス形式の不一致',
    302: 'トランスポートプロトコルの不一致',
    303: '帯域幅単位の不一致',
    304: 'メディアタイプ利用不可',
    305: 'メディア形式の不一致',
    306: '理解できない属性',
    307: '理解できないセッション記述パラメーター',
    330: 'マルチキャスト利用不可',
    331: 'ユニキャスト利用不可',
    370: '帯域幅不足',
    399: 'その他の警告',
  },
  message: 'メッセージ %{number}',
  showMessage: 'メッセージ %{number} を表示',
  check: '確認事項',
  hints: {
    privateAddress:
      '%{host} にはパブリックアドレスで到達しますが、音声の送信先にプライベートアドレス %{address} を指定しています。相手側の NAT（外部アドレス、SIP ALG、対称 RTP）を確認してください。',
    privateInside:
      '%{host} はパブリックアドレスへ送信していますが、音声の送信先にプライベートアドレス %{address} を指定しています。相手側の NAT（外部アドレス、SIP ALG、対称 RTP）を確認してください。',
    noSdpAnswer:
      'オファーに対する SDP アンサーがないため、音声が流れません。このメッセージの送信側のメディア設定を確認してください。',
    direction: {
      sendonly:
        '片通話：保留ではないのに、このメッセージは sendonly です。送信側のメディア設定を確認してください。',
      recvonly:
        '片通話：保留ではないのに、このメッセージは recvonly です。送信側のメディア設定を確認してください。',
      inactive:
        '双方向とも音声なし：保留ではないのに、このメッセージが音声を止めています。送信側のメディア設定を確認してください。',
    },
    audioRefused:
      'アンサーが音声ストリームを拒否しています（ポート 0）。双方のコーデックと SRTP を確認してください。',
    noCodec:
      'オファーとアンサーに共通のコーデックがありません。双方のコーデック一覧を確認してください。',
    noAck:
      '応答が何度も再送され ACK が届かないため、通話は 32 秒後に切断されます。Contact と Record-Route ヘッダー、NAT を確認してください。',
    ackLost:
      'この ACK の後も応答が %{smart_count} 回再送されています。ACK が届いていないため、通話は 32 秒後に切断されます。Contact と Record-Route ヘッダー、NAT、ファイアウォールを確認してください。',
    noResponse:
      'INVITE が何度も再送されましたが、応答がありません。ゲートウェイのアドレスとポート、DNS、ファイアウォールを確認してください。',
    oneWay: {
      caller:
        '片通話：発信者の RTP が届かないため、着信者には何も聞こえません。%{address} から %{target} へ届くはずです。発信者側の NAT、ファイアウォール、メディア設定を確認してください。',
      callee:
        '片通話：着信者の RTP が届かないため、発信者には何も聞こえません。%{address} から %{target} へ届くはずです。着信者側の NAT、ファイアウォール、メディア設定を確認してください。',
    },
    wrongCodec: {
      caller:
        '発信者の RTP（%{address}）のペイロードタイプ %{type} は、この通話のどの SDP にもありません。着信者には何も聞こえないか、雑音に聞こえる可能性があります。発信者側のコーデック一覧を確認してください。',
      callee:
        '着信者の RTP（%{address}）のペイロードタイプ %{type} は、この通話のどの SDP にもありません。発信者には何も聞こえないか、雑音に聞こえる可能性があります。着信者側のコーデック一覧を確認してください。',
    },
    stopsEarly: {
      caller:
        '発信者の RTP（%{address}）が終了の %{seconds}前に止まり、相手側は続いています。発信者側のネットワーク、NAT タイムアウト、端末を確認してください。',
      callee:
        '着信者の RTP（%{address}）が終了の %{seconds}前に止まり、相手側は続いています。着信者側のネットワーク、NAT タイムアウト、端末を確認してください。',
    },
    bothStop:
      '保留ではないのに、終了の %{seconds}前に双方向の RTP が止まっています。メディアサーバー、双方の間のネットワーク、NAT タイムアウトを確認してください。',
    startsLate: {
      caller:
        '発信者の RTP（%{address}）は応答の %{seconds}後に始まり、それまで着信者には何も聞こえません。発信者側の NAT、ファイアウォール、端末を確認してください。',
      callee:
        '着信者の RTP（%{address}）は応答の %{seconds}後に始まり、それまで発信者には何も聞こえません。着信者側の端末、アプリケーション、ファイアウォールを確認してください。',
    },
    loss: {
      caller:
        '発信者の RTP（%{address}）の %{percent} がキャプチャ地点までに失われています。発信者側のネットワークを確認してください。',
      callee:
        '着信者の RTP（%{address}）の %{percent} がキャプチャ地点までに失われています。着信者側のネットワークを確認してください。',
    },
    retransmissions:
      '%{smart_count} 件のメッセージが再送されています。パケットロス、ファイアウォール、相手側の遅延を確認してください。',
  },
  q850Causes,
  advice: sipAdvice,
  ownAdvice: platformAdvice,
};
