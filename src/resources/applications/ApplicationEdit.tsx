import { useTranslate } from 'ra-core';
import { DangerSection } from '../../components/form/DangerSection';
import { EditPage } from '../../components/form/EditPage';
import type { DeleteDialogProps } from '../../components/list/RowActions';
import { useAccounts } from '../../components/useAccounts';
import type { Application } from '../../types';
import { ApplicationInputs } from './ApplicationInputs';
import { toApplication } from './applicationRules';
import { DeleteApplicationDialog } from './DeleteApplicationDialog';

const DeleteFromPage = (dialog: DeleteDialogProps<Application>) => (
  <DeleteApplicationDialog {...dialog} leadsToList />
);

const ApplicationDanger = () => {
  const translate = useTranslate();
  return (
    <DangerSection
      title={translate('resources.applications.sections.danger')}
      purpose={translate('resources.applications.sections.dangerPurpose')}
      label={translate('resources.applications.action.delete')}
      deleteDialog={DeleteFromPage}
    />
  );
};

export const ApplicationEdit = () => {
  const translate = useTranslate();
  const { data: accounts = [] } = useAccounts();
  return (
    <EditPage<Application>
      resource="applications"
      title={({ name }) => name}
      loadingTitle={translate('resources.applications.title.edit')}
      transform={toApplication}
      below={<ApplicationDanger />}
    >
      <ApplicationInputs accounts={accounts} />
    </EditPage>
  );
};
