import { TextInput } from 'ra-ui-materialui';
import { RowsInput } from '../../../components/inputs/RowsInput';
import { requiredText } from '../../../components/validation/requiredText';
import type { BucketVendor } from '../../../types';

const requiredOnly = [requiredText()];

/** Key and value pairs that every recording is stored with. */
export const BucketTags = ({ vendor }: { vendor: BucketVendor }) => (
  <RowsInput
    source="bucket_credential.tags"
    label={`resources.accounts.bucket.tags.${vendor}`}
    addLabel="resources.accounts.bucket.addTag"
    removeLabel="resources.accounts.bucket.removeTag"
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
  </RowsInput>
);
