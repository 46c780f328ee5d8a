import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useLocaleState, useTranslate } from 'ra-core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatBytes } from '../../../components/fields/formatBytes';
import { BackLink } from '../../../components/form/BackLink';
import { onDemand } from '../../../components/onDemand';
import { Bounded } from '../../../components/page/Bounded';
import { PageHeader } from '../../../components/page/PageHeader';
import { TableSkeleton } from '../../../components/page/Skeletons';

import { DropArea } from './DropArea';
import { OpenedCapture } from './OpenedCapture';
import { openFile } from './openFile';
import { useFileQuery } from './useFileQuery';

const FilePlayer = onDemand(async () => (await import('../player/FilePlayer')).FilePlayer);

const text = (name: string) => `resources.recent-calls.files.${name}`;

const Opened = ({ file }: { file: File }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error } = useFileQuery(file, 'kind', (signal) => openFile(file, signal));
  const content = data?.file ?? file;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const problem = error ? 'unreadable' : data?.kind;
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Typography
          ref={heading}
          variant="h2"
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {file.name}
        </Typography>
        <Typography color="textSecondary">{formatBytes(file.size, locale)}</Typography>
      </Box>
      {problem === undefined && <TableSkeleton rows={4} />}
      {problem === 'capture' && <OpenedCapture file={content} />}
      {problem === 'sound' && (
        <Bounded of="panel">
          <Suspense fallback={<TableSkeleton rows={4} />}>
            <FilePlayer file={content} />
          </Suspense>
        </Bounded>
      )}
      {problem !== undefined && problem !== 'capture' && problem !== 'sound' && (
        <Alert severity="error" variant="outlined">
          {translate(text(`problems.${problem}`))}
        </Alert>
      )}
    </Box>
  );
};

/** Captures and recordings of the operator's own: read in this browser, sent nowhere. */
export const CallFilesPage = () => {
  const translate = useTranslate();
  const [opened, setOpened] = useState<{ file: File; count: number } | null>(null);
  const open = (file: File) => setOpened((before) => ({ file, count: (before?.count ?? 0) + 1 }));
  return (
    <ResourceContextProvider value="recent-calls">
      <PageHeader title={translate(text('title'))} back={<BackLink />} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <DropArea onFile={open} isSmall={opened !== null} />
        {opened && <Opened key={opened.count} file={opened.file} />}
      </Box>
    </ResourceContextProvider>
  );
};
