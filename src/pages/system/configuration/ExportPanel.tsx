import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { CopyButton } from '../../../components/inputs/CopyButton';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { saveFile } from '../../../components/saveFile';
import { documentOf, documentSchema, documentText } from '../../../engines/configuration';
import { DocumentReading } from './DocumentReading';
import { useReading } from './useReading';

/** How much of a document is shown: all of it is in the file. */
const mostShown = 20_000;

const save = (text: string, name: string, type: string) =>
  saveFile(new Blob([text], { type }), name);

const fileName = (name: string) =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'configuration'}.yaml`;

const Preview = ({ name, text }: { name: string; text: string }) => {
  const translate = useTranslate();
  const label = translate('app.configFile.preview');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button variant="contained" onClick={() => save(text, fileName(name), 'application/yaml')}>
          {translate('app.configFile.download')}
        </Button>
        <Button
          color="inherit"
          onClick={() =>
            save(
              JSON.stringify(documentSchema(), null, 2),
              'configuration.schema.json',
              'application/json',
            )
          }
        >
          {translate('app.configFile.schema')}
        </Button>
        <CopyButton text={text} name={label} isSecret />
      </Box>
      <Box
        component="pre"
        translate="no"
        role="region"
        aria-label={label}
        tabIndex={0}
        className="mono"
        sx={{
          m: 0,
          p: 3,
          maxHeight: 360,
          overflow: 'auto',
          fontSize: 12.5,
          border: '1px solid var(--mui-palette-divider)',
          borderRadius: 1.5,
        }}
      >
        {text.length > mostShown ? `${text.slice(0, mostShown)}\n…` : text}
      </Box>
    </>
  );
};

/** Reads the platform and offers what it found as a file. */
export const ExportPanel = ({ account }: { account: string | null }) => {
  const translate = useTranslate();
  const reading = useReading(account);
  const [exported, setExported] = useState<{ name: string; text: string } | null>(null);
  const start = async () => {
    setExported(null);
    const found = await reading.read();
    if (found)
      setExported({ name: found.root.name, text: documentText(documentOf(found), 'yaml') });
  };
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      <Typography variant="h2">{translate('app.configFile.export')}</Typography>
      <Typography color="textSecondary">{translate('app.configFile.exportText')}</Typography>
      {reading.progress ? (
        <DocumentReading reading={reading} />
      ) : (
        <div>
          <Button variant="outlined" onClick={start}>
            {translate('app.configFile.read')}
          </Button>
        </div>
      )}
      {reading.error !== null && <ErrorPanel error={reading.error} onRetry={start} />}
      {exported && (
        <>
          <Typography variant="body2" color="textSecondary" role="status">
            {translate('app.configFile.requests', { count: reading.requests })}
          </Typography>
          <Preview {...exported} />
        </>
      )}
    </Box>
  );
};
