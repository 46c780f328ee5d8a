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
        title: 'Anruf nicht gefunden',
        byTime:
          'Diesen Anruf gibt es nicht mehr, oder der Link ist unvollständig. Anrufdetails werden nur eine Zeit lang aufbewahrt.',
        byDays:
          'Kein solcher Anruf in den letzten 30 Tagen. Vielleicht ist er älter, oder der Link ist unvollständig.',
      },
      sipReasons,
      sipClasses: {
        1: 'In Bearbeitung',
        2: 'OK',
        3: 'Umleitung',
        4: 'Fehler der Anfrage',
        5: 'Serverfehler',
        6: 'Globaler Fehler',
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
