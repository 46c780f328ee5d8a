import { readableNumber } from '../../components/fields/phoneNumber';
import { EditPage } from '../../components/form/EditPage';
import type { PhoneNumber } from '../../types';
import { DeletePhoneNumberDialog } from './DeletePhoneNumberDialog';
import { PhoneNumberInputs } from './PhoneNumberInputs';

const heads = ['resources.phone-numbers.sections.number'];

export const PhoneNumberEdit = () => (
  <EditPage<PhoneNumber>
    heads={heads}
    title={({ number }) => readableNumber(number)}
    deleteDialog={DeletePhoneNumberDialog}
  >
    <PhoneNumberInputs />
  </EditPage>
);
