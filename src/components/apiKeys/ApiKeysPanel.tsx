import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ApiKey } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { FormSection } from '../form/FormSection';
import { UnreadableRows } from '../list/UnreadableRows';
import { ErrorPanel } from '../page/ErrorPanel';
import { useList } from '../useList';
import { ApiKeysTable } from './ApiKeysTable';
import type { ApiKeyOwner } from './apiKey';
import { NewKeyDialog } from './NewKeyDialog';
import { ReplacedReminder } from './ReplacedReminder';
import { useReplacedKeys } from './useReplacedKeys';

interface ApiKeysPanelProps {
  owner: ApiKeyOwner;
  /** The title of the section. */
  label: string;
}

const everything = {
  pagination: { page: 1, perPage: 10_000 },
  sort: { field: 'created_at', order: 'ASC' },
} as const;

/** A key that is being created, and the one that it replaces. */
interface Added {
  replaces: ApiKey | null;
}

/** Shows, adds, rotates and deletes the API keys of an account or a service provider, below a form. */
export const ApiKeysPanel = ({ owner, label }: ApiKeysPanelProps) => {
  const translate = useTranslate();
  const [added, setAdded] = useState<Added | null>(null);
  const { replaced, remember, forget } = useReplacedKeys();
  const mayCreate = useCanAccess({ action: 'create', resource: 'api-keys' });
  const { data, error, meta, refetch } = useList<ApiKey>(
    'api-keys',
    { ...everything, filter: owner },
    { retry: false },
  );
  const unreadable = Number(meta?.unreadable ?? 0);
  return (
    <FormSection title={label} purpose={translate('resources.api-keys.sections.purpose')}>
      {error && !data && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={80} />}
      {data?.length === 0 && unreadable === 0 && (
        <Typography color="textSecondary">{translate('resources.api-keys.empty')}</Typography>
      )}
      {data && <ReplacedReminder keys={data} replaced={replaced} />}
      {data && data.length > 0 && (
        <ApiKeysTable
          keys={data}
          replaced={replaced}
          onRotate={mayCreate ? (replaces) => setAdded({ replaces }) : null}
          onKeep={forget}
          onDeleted={(sid) => {
            if (replaced.has(sid)) void forget(sid);
            refetch();
          }}
        />
      )}
      <UnreadableRows count={unreadable} />
      {mayCreate && (
        // Seen once it is known how many keys stand above it.
        <Box sx={{ visibility: data || error ? 'visible' : 'hidden' }}>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={!data}
            onClick={() => setAdded({ replaces: null })}
          >
            {translate('resources.api-keys.action.create')}
          </Button>
        </Box>
      )}
      {added && (
        <NewKeyDialog
          owner={owner}
          replaces={added.replaces}
          onReplaced={remember}
          onClose={() => {
            setAdded(null);
            refetch();
          }}
        />
      )}
    </FormSection>
  );
};
