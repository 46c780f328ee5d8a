import { EditPage } from '../../components/form/EditPage';
import type { Application } from '../../types';
import { ApplicationInputs } from './ApplicationInputs';
import { toApplication } from './applicationRules';
import { DeleteApplicationDialog } from './DeleteApplicationDialog';

export const ApplicationEdit = () => (
  <EditPage<Application>
    sections={5}
    transform={toApplication}
    deleteDialog={DeleteApplicationDialog}
  >
    <ApplicationInputs />
  </EditPage>
);
