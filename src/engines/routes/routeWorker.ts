import { tryOne } from './matchRoute';
import type { Question, Told } from './matchRoutes';

const tell = (told: Told) => postMessage(told);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  for (const [index, pattern] of data.patterns.entries()) {
    tell({ index, fit: tryOne(pattern, data.number) });
  }
});

tell('ready');
