import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { useList } from '../../../components/useList';
import type { needsOf, SpeechUse, TypedSpeech } from '../../../engines/speech';
import type { Application, SpeechCredential } from '../../../types';
import { ApplicationBoxes } from './ApplicationBoxes';
import type { useOffer } from './useOffer';
import type { useTicks } from './useTicks';

/** How many applications are shown at once, and how long the operator pauses before a search (ms). */
const perPage = 50;
const pause = 500;

const text = (name: string) => `resources.speech-services.useIn.${name}`;

/** The applications that may use a credential: those of its account, or of the provider. */
function useCandidates({ account_sid }: SpeechCredential) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const list = useList<Application>(
    'applications',
    {
      filter: { ...(account_sid && { account_sid }), ...(q && { q }) },
      pagination: { page: 1, perPage },
      sort: { field: 'name', order: 'ASC' },
    },
    { retry: false, placeholderData: keepPreviousData },
  );
  const isSearched = q !== '' || typed !== '' || (list.total ?? 0) > perPage;
  return { ...list, typed, setTyped, isSearched };
}

interface ChoicesProps {
  credential: SpeechCredential;
  uses: SpeechUse[];
  ticks: Pick<ReturnType<typeof useTicks>, 'set' | 'has'>;
  needs: ReturnType<typeof needsOf>;
  offer: ReturnType<typeof useOffer>;
  typed: TypedSpeech;
  onTyped: (typed: TypedSpeech) => void;
}

/** What the vendor has no lists for. */
const TypedInputs = ({
  needs,
  typed,
  onTyped,
}: Pick<ChoicesProps, 'needs' | 'typed' | 'onTyped'>) => {
  const translate = useTranslate();
  const input = (name: keyof TypedSpeech, maxLength: number) =>
    needs[name] && (
      <TextField
        label={translate(text(name))}
        value={typed[name]}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength } }}
        onChange={({ target }) => onTyped({ ...typed, [name]: target.value })}
      />
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '&:empty': { display: 'none' } }}>
      {input('language', 12)}
      {input('voice', 64)}
    </Box>
  );
};

/** The applications with their boxes, and what has to be known of the vendor before they are saved. */
export const Choices = ({ needs, offer, typed, onTyped, ...boxes }: ChoicesProps) => {
  const translate = useTranslate();
  const candidates = useCandidates(boxes.credential);
  const { data, total = 0, error, refetch, isSearched } = candidates;
  if (error && !data) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!data) return <TableSkeleton rows={4} />;
  return (
    <>
      <Typography>{translate(text('help'))}</Typography>
      {isSearched && (
        <TextField
          type="search"
          label={translate(text('search'))}
          value={candidates.typed}
          onChange={({ target }) => candidates.setTyped(target.value)}
        />
      )}
      {data.length > 0 ? (
        <ApplicationBoxes {...boxes} applications={data} />
      ) : (
        <Typography color="textSecondary">{translate(text('noneFound'))}</Typography>
      )}
      {total > data.length && (
        <Typography color="textSecondary">
          {translate(text('shown'), { shown: data.length, total })}
        </Typography>
      )}
      <TypedInputs needs={needs} typed={typed} onTyped={onTyped} />
      {offer.isError && <ErrorPanel error={offer.error} onRetry={() => offer.refetch()} />}
      <span role="status" className="muted">
        {offer.isFetching && translate(text('asking'))}
      </span>
    </>
  );
};
