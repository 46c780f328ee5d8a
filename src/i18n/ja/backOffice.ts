import type { backOffice as english } from '../en/backOffice';

export const backOffice: typeof english = {
  title: 'プランと状態',
  purpose: 'この顧客の利用範囲。管理者だけに表示されます。',
  fields: {
    is_active: '有効',
    plan_type: 'プラン',
    trial_end_date: '試用期間の終了日',
    device_to_call_ratio: '通話あたりの端末数',
    disable_cdrs: '通話記録を残さない',
  },
  helper: {
    active: 'チェックを外すとアカウントを停止します。',
    suspended: 'このアカウントは停止中です。チェックを入れると再開します。',
    plan: 'アカウントに表示されるプランが変わります。容量は変わりません。',
    billed:
      'この顧客は決済サービスに登録されています。ここでプランを選んでも、支払いは始まりも終わりもしません。',
    trialEnd: '終了日がない場合は空にします。UTC での日付です。',
    ratio: '同時通話 1 件につきプランに含まれる登録端末の数。',
    disable_cdrs: '新しい通話は通話履歴に表示されません。',
  },
  plans: { trial: '試用', free: '無料', paid: '有料' },
  ratio: '1 以上の整数を入力してください。',
  suspendTitle: '%{name} を停止しますか？',
  suspend: '保存時に停止',
  suspends: '保存すると %{name} は停止されます：',
  stops: {
    calls: '着信はアラート「無効なアカウント」とともに拒否されます。接続中の通話は継続します。',
    clients: 'SIP クライアントは再登録できず、順次オフラインになります。',
    speech: 'このアカウントでは「試聴」が使えなくなります。',
    stays: 'ユーザーは引き続きログインでき、データは残り、決済サービスの請求もこれまでどおりです。',
  },
};
