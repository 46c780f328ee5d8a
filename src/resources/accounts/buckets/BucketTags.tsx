import { required } from 'ra-core';
import { ArrayInput, SimpleFormIterator, TextInput } from 'ra-ui-materialui';
import { AddRowButton, RemoveRowButton, rowsStyle } from '../../../components/inputs/RowButtons';
import type { BucketVendor } from '../../../types';

const requiredOnly = [required()];
const tagsStyle = { m: 0, '& .RaArrayInput-label': { position: 'static' } } as const;

/** Key and value pairs that every recording is stored with. */
export const BucketTags = ({ vendor }: { vendor: BucketVendor }) => (
  <ArrayInput
    source="bucket_credential.tags"
    label={`resources.accounts.bucket.tags.${vendor}`}
    helperText={false}
    sx={tagsStyle}
  >
    <SimpleFormIterator
      inline
      disableReordering
      disableClear
      fullWidth
      addButton={<AddRowButton label="resources.accounts.bucket.addTag" />}
      removeButton={<RemoveRowButton label="resources.accounts.bucket.removeTag" />}
      sx={rowsStyle}
    >
      <TextInput
        source="Key"
        label="resources.accounts.bucket.fields.tagKey"
        validate={requiredOnly}
        helperText={false}
      />
      <TextInput
        source="Value"
        label="resources.accounts.bucket.fields.tagValue"
        validate={requiredOnly}
        helperText={false}
      />
    </SimpleFormIterator>
  </ArrayInput>
);
