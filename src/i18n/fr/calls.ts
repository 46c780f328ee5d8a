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
        title: 'Appel introuvable',
        byTime:
          'Cet appel n’existe plus ou le lien est incomplet. Les appels sont conservés pour une durée limitée.',
        byDays:
          'Aucun appel de ce type dans les 30 derniers jours. Il est peut-être plus ancien, ou le lien est incomplet.',
      },
      sipReasons,
      sipClasses: {
        1: 'En cours',
        2: 'OK',
        3: 'Redirection',
        4: 'Échec de la requête',
        5: 'Échec du serveur',
        6: 'Échec général',
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
