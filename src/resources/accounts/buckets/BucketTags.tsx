import { required } from 'ra-core';
import { ArrayInput, SimpleFormIterator, TextInput } from 'ra-ui-materialui';
import type { BucketVendor } from '../../../types';

const requiredOnly = [required()];

/** Key and value pairs that every recording is stored with. */
export const BucketTags = ({ vendor }: { vendor: BucketVendor }) => (
  <ArrayInput
    source="bucket_credential.tags"
    label={`resources.accounts.bucket.tags.${vendor}`}
    helperText={false}
  >
    <SimpleFormIterator inline disableReordering disableClear fullWidth>
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
