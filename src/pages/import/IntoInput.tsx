import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { FormSection } from '../../components/form/FormSection';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { useList } from '../../components/useList';

const text = (name: string) => `app.importing.into.${name}`;
const all = {
  pagination: { page: 1, perPage: 10_000 },
  sort: { field: 'name', order: 'ASC' as const },
};

interface IntoInputProps {
  resource: string;
  value: string | null;
  isLocked: boolean;
  onChange: (sid: string) => void;
}

/** Which record the rows go into: the only one is chosen from the start. */
export const IntoInput = ({ resource, value, isLocked, onChange }: IntoInputProps) => {
  const translate = useTranslate();
  const {
    data = [],
    error,
    refetch,
  } = useList<{ id: string; name: string | null }>(resource, all, {
    retry: false,
  });
  const only = data.length === 1 ? data[0]?.id : undefined;
  useEffect(() => {
    if (only && !value) onChange(only);
  }, [only, value, onChange]);
  return (
    <FormSection title={translate(text('label'))} purpose={translate(text('purpose'))}>
      {error ? (
        <ErrorPanel error={error} onRetry={() => refetch()} />
      ) : (
        <TextField
          select
          label={translate(text('label'))}
          value={data.some(({ id }) => id === value) ? value : ''}
          disabled={isLocked}
          onChange={({ target }) => onChange(target.value)}
          sx={{ maxWidth: 420 }}
        >
          {data.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name || translate(`resources.${resource}.unnamed`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormSection>
  );
};
