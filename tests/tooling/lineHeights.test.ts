import { expect, it } from 'vitest';
import { readSources } from './architecture/modules';

/** Words that stay on one line, or stand on a scale of pixels. */
const oneLine = [
  'components/form/ErrorCount.tsx',
  'components/list/filterStyle.ts',
  'components/list/tableStyle.ts',
  'components/plain/buttonStyle.ts',
  'components/summary/summaryStyle.ts',
  'components/usage/UsageGroups.tsx',
  'layout/PreferencesMenu.tsx',
  'layout/shellStyle.ts',
  'pages/home/homeStyle.ts',
  'resources/recent-calls/capture/Arrow.tsx',
  'resources/recent-calls/capture/LadderRow.tsx',
  'resources/recent-calls/capture/Marks.tsx',
  'resources/recent-calls/media/CourseAxis.tsx',
  'resources/recent-calls/media/CourseChart.tsx',
  'resources/recent-calls/player/Timeline.tsx',
  'resources/recent-calls/player/Waveform.tsx',
  'resources/recent-calls/player/wave.ts',
  'resources/recent-calls/trace/LatencyStrip.tsx',
  'resources/recent-calls/trace/traceStyle.ts',
  'theme/inputs.ts',
].map((path) => `src/${path}`);
/** Of those that have both, how many. */
const few: Record<string, number> = {
  'src/components/summary/summaryStyle.ts': 1,
  'src/pages/home/homeStyle.ts': 1,
  'src/resources/recent-calls/capture/Marks.tsx': 2,
};

it('lines are as high as their letters where a browser has a least size of them, so that none lies over another', () => {
  const sources = Object.entries(readSources(['src']));
  const found = sources.flatMap(([path, text]) => {
    const count = text.match(/lineHeight: '\d+px'/g)?.length ?? 0;
    return count > 0 ? [[path, count] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(oneLine.map((path) => [path, few[path] ?? 1])),
  );
});
