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
        title: 'Llamada no encontrada',
        byTime:
          'Esta llamada ya no existe o el enlace está incompleto. Las llamadas se conservan durante un tiempo limitado.',
        byDays:
          'No existe esa llamada en los últimos 30 días. Puede ser más antigua, o el enlace está incompleto.',
      },
      sipReasons,
      sipClasses: {
        1: 'En curso',
        2: 'OK',
        3: 'Redirección',
        4: 'Error de la solicitud',
        5: 'Error del servidor',
        6: 'Error global',
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
