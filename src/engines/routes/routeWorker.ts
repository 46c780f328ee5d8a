import type { WorkerMessage } from '../worker';
import { matchRoute } from './matchRoute';
import type { RouteQuery, RouteResult } from './matchRoutes';

const post = (message: WorkerMessage<RouteResult>) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<RouteQuery>) => {
  for (const [index, pattern] of data.patterns.entries()) {
    post({ index, match: matchRoute(pattern, data.number) });
  }
});

post('ready');
