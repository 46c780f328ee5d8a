import { useTranslate } from 'ra-core';
import { readableNumber } from '../../components/fields/phoneNumber';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import type { PhoneNumber } from '../../types';
import { DeletePhoneNumberDialog } from './DeletePhoneNumberDialog';
import { PhoneNumberInputs } from './PhoneNumberInputs';

const DeleteFromPage = (dialog: DeleteDialogProps<PhoneNumber>) => (
  <DeletePhoneNumberDialog {...dialog} leadsToList />
);

const PhoneNumberDanger = () => {
  const translate = useTranslate();
  return (
    <DangerSection
      title={translate('resources.phone-numbers.sections.danger')}
      purpose={translate('resources.phone-numbers.sections.dangerPurpose')}
      label={translate('resources.phone-numbers.action.delete')}
      deleteDialog={DeleteFromPage}
    />
  );
};

export const PhoneNumberEdit = () => {
  const translate = useTranslate();
  return (
    <EditPage<PhoneNumber>
      resource="phone-numbers"
      title={({ number }) => readableNumber(number)}
      loadingTitle={translate('resources.phone-numbers.title.edit')}
      below={<PhoneNumberDanger />}
    >
      <PhoneNumberInputs />
    </EditPage>
  );
};
