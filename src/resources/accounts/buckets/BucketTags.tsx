import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { headedStyle } from '../../../components/form/Lines';
import { PartRows } from '../../../components/form/PartRows';
import { requiredText } from '../../../components/validation/requiredText';
import type { BucketVendor } from '../../../types';

const t = (key: string) => `resources.accounts.bucket.${key}`;
const requiredOnly = [requiredText()];
const tagRules = { Key: requiredOnly, Value: requiredOnly };
const room = 'minmax(0, 1fr)';
const lines = {
  from: '@container (min-width: 400px)',
  columns: [
    { label: t('fields.tagKey'), width: room, isRequired: true },
    { label: t('fields.tagValue'), width: room, isRequired: true },
  ],
};
const cellsStyle = {
  display: 'grid',
  gap: 3,
  [lines.from]: { display: 'contents', ...headedStyle },
} as const;

/** Key and value pairs that every recording is stored with. */
export const BucketTags = ({ vendor }: { vendor: BucketVendor }) => {
  const label = useTranslate()(t(`tags.${vendor}`));
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {label}
      </Typography>
      <PartRows
        source="bucket_credential.tags"
        label={label}
        rowLabel={t('tag')}
        addLabel={t('addTag')}
        lines={lines}
        newRow={() => ({ Key: '', Value: '' })}
        rules={tagRules}
      >
        {(source) => (
          <Box sx={cellsStyle}>
            {(['Key', 'Value'] as const).map((name) => (
              <TextInput
                key={name}
                source={`${source}.${name}`}
                label={t(`fields.tag${name}`)}
                validate={tagRules[name]}
                helperText={false}
              />
            ))}
          </Box>
        )}
      </PartRows>
    </div>
  );
};
