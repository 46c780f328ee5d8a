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
        title: 'لم يُعثر على المكالمة',
        byTime: 'لم تعد هذه المكالمة موجودة أو أن الرابط ناقص. تُحفظ سجلات المكالمات لمدة محدودة.',
        byDays: 'لا توجد مكالمة كهذه في آخر 30 يومًا. قد تكون أقدم، أو قد يكون الرابط ناقصًا.',
      },
      sipReasons,
      sipClasses: {
        1: 'قيد المعالجة',
        2: 'ناجح',
        3: 'إعادة توجيه',
        4: 'خطأ في الطلب',
        5: 'خطأ في الخادم',
        6: 'خطأ عام',
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
