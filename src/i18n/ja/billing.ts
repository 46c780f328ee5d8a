import type { messages as english } from '../en/billing';
import { backOffice } from './backOffice';

const billing: Omit<(typeof english)['pages']['billing'], 'backOffice'> = {
  plan: {
    title: 'サブスクリプション',
    purpose: 'プランの内容と料金。',
    calls: '同時通話 %{smart_count} 件',
    devices: '登録端末 %{smart_count} 台',
    trial: '無料プラン（試用期間）をご利用中です。上限は %{calls}、%{devices} です。',
    trialUntil:
      '無料プラン（試用期間）をご利用中です。上限は %{calls}、%{devices} です。試用期間は %{date} に終了します。',
    paid: 'プランの容量は %{calls}、%{devices} です。',
    paidUntilBill:
      'プランの容量は %{calls}、%{devices} です。次回の請求は %{date} に %{amount} です。',
    paidAfterCredit:
      'プランの容量は %{calls}、%{devices} です。次回の請求は %{date} に %{amount} です（クレジット %{credit} の適用後）。',
    free: '無料プラン（試用期間終了）をご利用中です。上限は %{calls}、%{devices} です。',
    expired: '無料の試用期間が終了しました。有料プランにアップグレードしてください。',
    trialOver: '無料の試用期間は %{date} に終了しました。有料プランにアップグレードしてください。',
    unpaid:
      '前回の支払いに失敗したため、プランは無効です。未払い分を支払うには、カードを変更してください。',
    none: 'アカウントにはまだプランがありません。',
    inactive: 'アカウントは無効です。有料プランに切り替えると有効になります。',
    inactivePaid:
      'プランの支払いは済んでいますが、アカウントは停止されています。管理者にお問い合わせください。',
    stillBilled:
      'アカウントは有料プランではありませんが、決済サービスの請求が続いています（%{date} に %{amount}）。支払ったばかりでない場合は、管理者にお問い合わせください。',
    halfFree:
      'プランは一部しか終了していません。容量はなくなりましたが、決済サービスの請求は続いています。管理者にお問い合わせください。',
    upgrade: '有料プランにアップグレード',
    manage: '支払い情報の管理',
    modify: 'サブスクリプションの変更',
    changeRealm: 'SIP レルムの変更',
    noInvoice: '次回の請求書を読み込めませんでした。',
  },
  returned: {
    confirmed: '支払いを確認しました。プランを更新しています… もう一度支払う必要はありません。',
    later:
      '支払いを確認しましたが、プランはまだ更新されていません。数分後にもう一度確認してください。再度の支払いはしないでください。',
    refused: '支払いは承認されませんでした。請求は発生せず、プランも変わっていません。',
    tryAgain: '再試行',
    close: '閉じる',
  },
  order: {
    upgradeTitle: 'サブスクリプションのアップグレード',
    modifyTitle: 'サブスクリプションの設定',
    capacitySection: '容量',
    service: 'サービス',
    capacity: '容量',
    price: '単価',
    cost: '料金',
    services: {
      voice_call_session: '同時通話セッションの上限',
      device: '追加の端末登録',
    },
    capacityOf: '容量：%{service}',
    perUnit: '%{price} / %{unit}',
    units: { session: 'セッション', device: '台' },
    perOne: '1 件につき %{price}',
    flat: '定額 %{price}',
    noPrice: '価格なし',
    askDevices: '端末登録を追加購入しますか？',
    hint: '通話セッション %{sessions} 件で、同時に %{devices} 台の端末を登録できます',
    total: '月額合計',
    wholeNumber: '整数を入力してください。',
    noPrices: '価格が設定されていません。管理者が設定するまで注文できません。',
    card: '支払い情報',
    cardHelp:
      'カード情報は決済サービスに直接送られます。このコンソールやプラットフォームには渡りません。',
    pay: '%{amount} を支払って有料プランにアップグレード',
    payAgain: 'このカードで支払う',
    review: '変更内容の確認',
    toFree: '無料プランに戻る',
    processing:
      '変更を処理しています。完了するまで、このページを離れたり戻るボタンを押したりしないでください。',
    paidAlready: 'アカウントはすでに有料プランです。',
    notPaid: 'アカウントは有料プランではありません。',
    refused: '注文は受け付けられましたが、支払いが拒否されました。別のカードで支払ってください。',
    unconfirmable: '銀行での本人確認が必要なカードでは、この注文を支払えなくなりました。',
    orderAgain: '再注文',
    orderAgainTitle: '再注文しますか？',
    orderAgainText:
      '最初の注文は請求されず、23 時間以内に失効します。支払い後、それまではカードを変更しないでください。変更すると最初の注文も請求されます。',
    again: '同じ容量をもう一度注文します。',
    confirming:
      'このアカウントの支払いが銀行の確認待ちです。別のウィンドウで開いている可能性があります。',
    lookAgain: 'もう一度確認',
    startOver: '別の方法で支払う',
    startOverTitle: '別の方法で支払いますか？',
    startOverText:
      '銀行のウィンドウを閉じている場合だけ続けてください。そちらでも承認すると二重に請求されます。',
    unanswered:
      '支払い中に接続が切れました。再度の支払いはしないでください。支払いが完了したかどうかを確認しています。',
    unsettled: '支払いは見つからず、請求された形跡もありません。もう一度お試しいただけます。',
  },
  confirm: {
    title: '変更の確定',
    intro: '変更後のアカウント：',
    charge:
      '新しい月額料金は %{monthly} です。今回の請求期間の残り分として、日割りで %{amount} が 1 回、直ちに請求されます。',
    none: '月額料金は %{monthly} です。',
    credit: '新しい月額料金は %{monthly} です。次回の請求書から %{amount} が差し引かれます。',
    confirm: '確定',
    failed:
      '支払い処理に失敗したため、ご希望の容量を追加できませんでした。有効なクレジットカードをアカウントに設定すると、アップグレードは自動的に処理されます。',
  },
  free: {
    title: '無料プランに戻る',
    purpose: '有料プランは直ちに終了し、返金はありません。',
    atOnce:
      '有料プランは直ちに終了し、請求期間の残り分は返金されません。容量は次のように減ります：',
    calls: '同時通話：%{before} から %{after} へ（%{lost} 減）',
    devices: '登録端末：%{before} から %{after} へ（%{lost} 減）',
    rejected: 'これを超える通話と端末は直ちに拒否されます。',
    confirm: '無料プランに戻る',
  },
  payment: {
    title: '支払い情報の管理',
    current: '現在の支払い情報',
    currentPurpose: 'プランの料金が請求されるカード。',
    cardType: 'カードの種類',
    cardNumber: 'カード番号',
    expiry: '有効期限',
    noCard: 'カードが登録されていません。',
    change: '支払い情報を変更',
    next: '新しい支払い情報',
    save: '新しいカードを保存',
    unreadable: '保存済みのカードは、プランが再び有効になるまで表示されません。',
    neverPaid: 'アカウントの支払い履歴はありません。',
    outstanding:
      '新しいカードは保存されましたが、未払いの請求を支払えませんでした。別のカードを使うか、銀行にお問い合わせください。',
  },
  provider: {
    declined: 'カードが拒否されました。別のカードをお試しください。',
    down: '決済サービスに接続できません。しばらくしてからもう一度お試しください。',
    refused:
      '決済サービスがプラットフォームのリクエストを拒否しました（ステータス %{status}）。管理者にお問い合わせください。',
    neverPaid: 'アカウントの支払い履歴はありません。先に有料プランにアップグレードしてください。',
    unclear: '支払いの結果を確認できません。もう一度試す前にプランを確認してください。',
    stillBilled:
      '請求は発生していません。決済サービスはすでにこのアカウントにプランの料金を請求しています。管理者にお問い合わせください。',
    lapsed: '請求は発生していません。注文は失効しました。新しく注文してください。',
    halfFree:
      '決済サービスに接続できませんでした。容量はすでに無料プランのものですが、請求は続いています。管理者にお問い合わせください。',
    notAsked:
      '何も削除されていません。サブスクリプションを終了するための決済サービスに接続できません。しばらくしてからもう一度お試しください。',
    customerLeft:
      'アカウントは削除されましたが、決済サービスに接続できず、カードへの請求が続く可能性があります。決済サービスで顧客 %{customer} を削除してください。',
  },
  card: {
    notConfigured: 'カード払いは設定されていません。管理者にお問い合わせください。',
    failedTitle: 'カードのフォームを読み込めませんでした',
    failedHelp: 'スクリプトのブロックや接続の切断が考えられます。請求は発生していません。',
    generic: 'カードを使えませんでした。内容を確認するか、別のカードをお使いください。',
  },
  realm: {
    title: 'SIP レルムの変更',
    purpose: 'キャリアが通話を送り、端末が登録するドメインです。',
    section: 'SIP レルム',
    subdomain: 'サブドメイン',
    submit: 'SIP レルムを変更',
    state: {
      short: '3 文字以上。',
      wrong: '英字、数字、ハイフンのみ。先頭と末尾にハイフンは使えません。',
      same: '現在の SIP レルムです。',
      checking: '確認中…',
      free: '%{realm} は使えます。',
      taken: '%{realm} は使われています。',
      failed: '%{realm} が使えるかどうかを確認できませんでした。',
    },
    changed: 'SIP レルムを %{realm} に変更しました。',
    changedBut:
      'SIP レルムを %{realm} に変更しましたが、プラットフォームが次の報告を返しました：%{reason}',
    noRoot: 'プラットフォームにルートドメインがないため、SIP レルムを選べません。',
    devices: '現在の SIP レルムを使う端末とキャリアをすべて更新してください。',
  },
  deletion: {
    title: 'アカウントの削除',
    purpose:
      'サブスクリプションを終了し、アカウントとその中身をすべて削除します。この操作は取り消せません。',
    open: 'アカウントを削除',
    dialogTitle: 'アカウントを削除しますか？',
    deleted: '次の項目も削除されます：',
    nothing: 'ユーザー、API キー、音声サービスも削除されます。',
    password: 'パスワード',
    wrongPassword: 'パスワードが正しくありません。',
    message: '削除の確認文',
    messageHelp: '%{words} と入力してください',
    mismatch: 'アカウントを削除するには、確認文を正しく入力してください。',
    submit: 'アカウントを完全に削除',
    deleting: 'アカウントを削除しています',
    deletingText: 'このページを離れないでください。',
    halfWay:
      'アカウントは一部しか削除されませんでした。データの一部はすでに失われている可能性があります。もう一度試すか、管理者にお問い合わせください。',
    partlyTitle: 'アカウントは一部しか削除されませんでした',
    partly:
      'ユーザーも削除されたため、再びログインすることはできません。残りの削除を管理者に依頼してください。',
    customerLeftTitle: 'カードへの請求が続く可能性があります',
    customerLeft:
      'アカウントとその中身は削除されましたが、決済サービスに接続できず、サブスクリプションを終了できませんでした。決済サービスで顧客 %{customer} を削除するよう管理者に依頼してください。',
    deletedKinds: {
      applications: 'アプリケーション',
      phoneNumbers: '電話番号',
      tenants: 'Microsoft Teams テナント',
      apiKeys: 'API キー',
    },
    blocked: '先に次の項目を削除してください：',
    blockedTitle: 'アカウントはまだ削除できません',
  },
  notifications: {
    paid: '支払いが完了しました',
    paidLater:
      '新しいカードは保存されましたが、プランはまだ有効ではありません。数分後にもう一度確認してください。',
    modified: 'サブスクリプションの容量を変更しました。',
    downgraded: '無料プランに切り替えました',
    downgradedBilled:
      '無料プランになりましたが、決済サービスの請求が続いています。管理者にお問い合わせください。',
    downgradedUnknown:
      '無料プランになりましたが、決済サービスに接続できません。請求が止まっていることを後で確認してください。',
  },
};

export const messages: typeof english = {
  pages: { billing: { ...billing, backOffice } },
};
