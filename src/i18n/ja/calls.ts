import type { messages as english } from '../en/calls';
import { callCapture } from './callCapture';
import { callCompare } from './callCompare';
import { callDetails } from './callDetails';
import { callFacts } from './callFacts';
import { callFiles, callMedia } from './callFiles';
import { callList } from './callList';
import { callLogs } from './callLogs';
import { callPlayer } from './callPlayer';
import { callTrace } from './callTrace';
import { callVerdict } from './callVerdict';
import { ladderTools } from './ladderTools';
import { sipReasons } from './sipReasons';

export const messages: typeof english = {
  resources: {
    'recent-calls': {
      notFound: {
        title: '通話が見つかりません',
        byTime:
          'この通話はもう存在しないか、リンクが不完全です。通話記録の保存期間には限りがあります。',
        byDays:
          '過去 30 日間に該当する通話はありません。それより古いか、リンクが不完全な可能性があります。',
      },
      sipReasons,
      sipClasses: {
        1: '処理中',
        2: '成功',
        3: 'リダイレクト',
        4: 'リクエストエラー',
        5: 'サーバーエラー',
        6: 'グローバルエラー',
      },
      compare: callCompare,
      list: callList,
      details: callDetails,
      verdict: callVerdict,
      trace: callTrace,
      facts: callFacts,
      logs: callLogs,
      player: callPlayer,
      capture: callCapture,
      media: callMedia,
      files: callFiles,
      ladder: ladderTools,
    },
  },
};
