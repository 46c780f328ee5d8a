import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocales, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useConsole } from '../components/ConsoleContext';
import { useTimes } from '../components/fields/useTimes';
import { useCopy } from '../components/inputs/useCopy';
import { config } from '../config';
import { pageBuild } from '../config/build';
import { flagRows } from '../config/settings';
import { listWords } from '../domain/listWords';
import { hrefOf } from '../routing/addresses';
import { helpLinks } from './helpLinks';

/** The features that the settings switch on, by their names there. */
const features = () => flagRows.flatMap(({ key, on }) => (config()[key] ? on.slice(0, 1) : []));

/** What a bug report needs, as names and values: nothing of users and records, and no secret. */
const useFacts = (): { name: string; value: string }[] => {
  const translate = useTranslate();
  const times = useTimes();
  const { identity } = useConsole();
  const language = useLocales().find(({ locale }) => locale === times.locale)?.name;
  const build = pageBuild();
  const facts = {
    version: build?.version ?? translate('app.about.fromSources'),
    commit: build?.commit,
    built: times.exact(build?.built),
    platform: new URL(config().apiBaseUrl, window.location.href).href,
    // The platform does not report its version.
    features: listWords(features(), translate),
    scope: translate(`app.scopes.${identity.scope}`),
    language,
    timeZone: times.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    browser: window.navigator.userAgent,
  };
  return Object.entries(facts).flatMap(([key, value]) =>
    value ? [{ name: translate(`app.about.${key}`), value }] : [],
  );
};

const listStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 6,
  rowGap: { xs: 0, sm: 2 },
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 2, sm: 0 }, overflowWrap: 'anywhere' },
} as const;

/** Which console this is, and all that a bug report should say of it. */
export const AboutDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const copy = useCopy();
  const facts = useFacts();
  const name = config().face?.name;
  const text = [
    // Whatever it is called here, a bug report is about this console.
    name ? `${name} (Trunkline)` : 'Trunkline',
    ...facts.map(({ name, value }) => translate('app.labelled', { label: name, value })),
  ].join('\n');
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('app.about.title')}</DialogTitle>
      <DialogContent>
        {name && <Typography sx={{ mb: 2, fontWeight: 600 }}>{name}</Typography>}
        <Box component="dl" sx={listStyle}>
          {facts.map(({ name, value }) => [
            <dt key={`${name} name`}>{name}</dt>,
            <dd key={name}>{value}</dd>,
          ])}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mt: 4 }}>
          {pageBuild() &&
            ['changelog', 'licences'].map((file) => (
              <Link key={file} href={hrefOf(`/${file}.txt`)} target="_blank" rel="noopener">
                {translate(`app.about.${file}`)}
              </Link>
            ))}
          {helpLinks().map(({ text: name, url }) => (
            <Link key={name} href={url} target="_blank" rel="noopener">
              {translate(name)}
            </Link>
          ))}
        </Box>
        <Typography color="textSecondary" sx={{ mt: 4, fontSize: 13 }}>
          {translate('app.about.help')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => copy(text, '')}>{translate('app.clipboard.copy')}</Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('app.confirm.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
